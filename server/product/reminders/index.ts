/** Streak reminders: the module's entry point. */
import * as contract from '@/lib/contract/reminders';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { requireMember } from '../auth/current-member';
import { findAllowedOrigin } from '../auth/origin-of';
import type { ProductService } from '../service';
import { switchOff, switchOn } from './switch-reminders';
import { unsubscribe } from './unsubscribe';

export { remindNext } from './remind-next';
export { hasReminders } from './switch-reminders';
export { isReminderWanted, removeWaitingReminders } from './waiting-reminders';

const OK = { ok: true };

export const remindersCalls = (service: ProductService): ServedCall[] => [
  bindCall(contract.updateReminders, async ({ body }, context) => {
    const row = await requireMember(service, context);
    if (body.enabled)
      await switchOn(service.db, row, findAllowedOrigin(service, context), context.clock.now());
    else await switchOff(service.db, row);
    return OK;
  }),
  bindCall(contract.unsubscribeReminders, async ({ query }) => {
    await unsubscribe(service, query.token);
    return OK;
  }),
];
