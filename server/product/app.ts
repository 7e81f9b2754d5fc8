/** The product API: a Hono app with the contract's product calls. */
import type { Hono } from 'hono';
import { ALL_CALLS } from '@/lib/contract/all';
import { createOpenApi } from '@/lib/contract/openapi';
import type { RequestContext } from '../http/context';
import { createContractApp } from '../http/contract-app';
import { adminCalls } from './admin';
import { authCalls, createAuthoriser } from './auth';
import { avatarsCalls, mountUploadedImages } from './avatars';
import { billingCalls } from './billing';
import { captchaCalls } from './captcha';
import { collectionsCalls } from './collections';
import { commentsCalls } from './comments';
import { contactCalls } from './contact';
import { flagsCalls } from './flags';
import { gameListsCalls } from './game-lists';
import { gamesCalls } from './games';
import { hiddenGamesCalls } from './hidden-games';
import { membersCalls } from './members';
import { remindersCalls } from './reminders';
import { reportsCalls } from './reports';
import type { ProductService } from './service';
import { shopCalls } from './shop';

/** Creates the app; `scoresIds` and `scoresBase` complete the published description. */
export const createProductApp = (
  service: ProductService,
  options: {
    guard: (context: RequestContext) => void;
    scoresIds: ReadonlySet<string>;
    scoresBase: string;
  },
): Hono => {
  const served = [
    ...authCalls(service),
    ...gamesCalls(service),
    ...membersCalls(service),
    ...flagsCalls(service),
    ...hiddenGamesCalls(service),
    ...gameListsCalls(service),
    ...collectionsCalls(service),
    ...commentsCalls(service),
    ...avatarsCalls(service),
    ...adminCalls(service),
    ...contactCalls(service),
    ...captchaCalls(service),
    ...billingCalls(service),
    ...shopCalls(service),
    ...remindersCalls(service),
    ...reportsCalls(service),
  ];
  const authorise = createAuthoriser(service);
  const app = createContractApp({
    calls: ALL_CALLS.filter((call) => call.service === 'product'),
    served,
    clock: service.clock,
    log: service.log,
    guard: (call, context, params) => {
      if (call.method !== 'GET' && !call.isFromAnywhere) options.guard(context);
      return authorise(call, context, params);
    },
  });
  const ids = new Set([...served.map((entry) => entry.call.id), ...options.scoresIds]);
  const bases = { product: '', scores: options.scoresBase };
  const description = createOpenApi(ALL_CALLS, (id) => ids.has(id), bases, service.config.productName);
  app.get('/api/openapi.json', (c) => c.json(description, 200, { 'cache-control': 'public, max-age=300' }));
  mountUploadedImages(app, service);
  return app;
};
