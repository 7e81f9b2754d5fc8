/** The call for the unsubscribe link of an email. */
import type { Caller } from '../http';
import { unsubscribeReminders } from '@/lib/contract/reminders';

export const createRemindersClient = (call: Caller) => ({
  unsubscribe: (token: string) => call(unsubscribeReminders, { query: { token } }),
});
