/** The call for the unsubscribe link of an email. */
import type { ApiCaller } from '../http';
import { unsubscribeReminders } from '@/lib/contract/reminders';

export const createRemindersClient = (call: ApiCaller) => ({
  unsubscribe: (token: string) => call(unsubscribeReminders, { query: { token } }),
});
