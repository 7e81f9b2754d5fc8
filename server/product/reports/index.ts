/** Clients' reports of errors and events: limited in size, stored for operators, and rate-limited by IP address. */
import * as admin from '@/lib/contract/admin';
import * as contract from '@/lib/contract/reports';
import type { RequestContext } from '../../http/context';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { networkOf } from '../../platform/network';
import { throttle } from '../../platform/rate-limit';
import { requireMember } from '../auth/current-member';
import type { ProductService } from '../service';
import { storeError } from './store-error';
import { storeEvent } from './store-event';
import { listErrors, resolveError } from './list-errors';
import { listEvents } from './list-events';

const PER_MINUTE = 30;

export const reportsCalls = (service: ProductService): ServedCall[] => {
  const limitReports = (context: RequestContext): Promise<void> =>
    throttle(
      service.db,
      `report:${networkOf(context.ipAddress)}`,
      { limit: PER_MINUTE, windowSeconds: 60 },
      context.clock.now(),
    );
  return [
    bindCall(contract.reportError, async ({ body }, context) => {
      await limitReports(context);
      // Spec §7: clients send only the configured levels; the server enforces the same list.
      const isWanted = service.config.reportLogLevels.includes(body.fatal ? 'fatal' : 'error');
      if (isWanted) await storeError(service.db, body, context.clock.now());
      return { ok: isWanted };
    }),
    bindCall(contract.reportEvent, async ({ body }, context) => {
      await limitReports(context);
      const isWanted = service.config.reportLogLevels.some((level) => level === body.level);
      if (isWanted) await storeEvent(service.db, body, context.clock.now());
      return { ok: isWanted };
    }),
    bindCall(admin.listErrors, ({ query }) => listErrors(service, query)),
    bindCall(admin.listEvents, ({ query }) => listEvents(service, query)),
    bindCall(admin.resolveError, async ({ params, body }, context) => {
      const administrator = await requireMember(service, context);
      await resolveError(service, administrator, { id: params.id, note: body.note }, context.clock.now());
      return { ok: true };
    }),
  ];
};
