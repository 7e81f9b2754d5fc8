/** The product API: a Hono app of the contract's product calls. */
import type { Hono } from 'hono';
import { ALL_CALLS } from '@/lib/contract/all';
import { openApiOf } from '@/lib/contract/openapi';
import type { RequestContext } from '../http/context';
import { createContractApp } from '../http/contract-app';
import { authCalls } from './auth';
import { gamesCalls } from './games';
import { reportsCalls } from './reports';
import type { ProductService } from './service';

/** The app; `scoresIds` and `scoresBase` complete the published description. */
export const createProductApp = (
  service: ProductService,
  options: {
    guard: (context: RequestContext) => void;
    scoresIds: ReadonlySet<string>;
    scoresBase: string;
  },
): Hono => {
  const served = [...authCalls(), ...gamesCalls(service), ...reportsCalls(service)];
  const app = createContractApp({
    calls: ALL_CALLS.filter((call) => call.service === 'product'),
    served,
    clock: service.clock,
    log: service.log,
    guard: (call, context) => {
      if (call.method !== 'GET') options.guard(context);
    },
  });
  const ids = new Set([...served.map((entry) => entry.call.id), ...options.scoresIds]);
  const bases = { product: '', scores: options.scoresBase };
  const description = openApiOf(ALL_CALLS, (id) => ids.has(id), bases, service.config.productName);
  app.get('/api/openapi.json', (c) => c.json(description, 200, { 'cache-control': 'public, max-age=300' }));
  return app;
};
