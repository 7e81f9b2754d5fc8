/** The call of an email's unsubscribe link. */
import type { Caller } from '../http';
import { unsubscribeReminders } from '@/lib/contract/reminders';

export const createRemindersClient = (call: Caller) => ({
  unsubscribe: (token: string) => call(unsubscribeReminders, { query: { token } }),
});
