/** What clients report of themselves: bounded, kept for operators, and throttled per address. */
import * as contract from '@/lib/contract/reports';
import { report } from '../../db/schema/product';
import type { RequestContext } from '../../http/context';
import { serve, type ServedCall } from '../../http/contract-app';
import { throttle } from '../../platform/throttle';
import type { ProductService } from '../service';

const PER_MINUTE = 30;

export const reportsCalls = (service: ProductService): ServedCall[] => {
  const limit = (context: RequestContext): Promise<void> =>
    throttle(
      service.db,
      `report:${context.address ?? 'local'}`,
      { limit: PER_MINUTE, windowSeconds: 60 },
      context.clock.now(),
    );
  const keep = async (kind: string, label: string, payload: Record<string, unknown>): Promise<void> => {
    await service.db.insert(report).values({ kind, label, payload });
  };
  return [
    serve(contract.reportError, async ({ body }, context) => {
      await limit(context);
      // Spec §7: sent when the configured levels match; the server keeps to the same list.
      const isWanted = service.config.reportLogLevels.includes(body.fatal ? 'fatal' : 'error');
      if (isWanted) await keep(body.fatal ? 'fatal' : 'error', body.label, { ...body });
      return { ok: isWanted };
    }),
    serve(contract.reportEvent, async ({ body }, context) => {
      await limit(context);
      const isWanted = service.config.reportLogLevels.some((level) => level === body.level);
      if (isWanted) await keep('event', body.label, { ...body });
      return { ok: isWanted };
    }),
  ];
};
