/** Streak reminders: turned on and off by the member, or off through a link in the email. */
import * as v from 'valibot';
import { defineCall } from './call';
import { acknowledgment, trimmedText, wireBoolean } from './wire';

export const updateReminders = defineCall({
  id: 'users.updateReminders',
  service: 'product',
  method: 'PUT',
  path: '/sw/api/user/reminders',
  access: 'member',
  summary: 'Turns the streak reminder on or off; turning it on requires a confirmed email address.',
  body: v.object({ enabled: wireBoolean }),
  answer: acknowledgment,
});

/** RFC 8058: the URL in the `List-Unsubscribe` header. Mail programs send their own form to it. */
export const unsubscribeReminders = defineCall({
  id: 'users.unsubscribeReminders',
  service: 'product',
  method: 'POST',
  path: '/account/unsubscribe',
  access: 'anyone',
  isFromAnywhere: true,
  summary:
    'Turns the streak reminder off with the token from an email. The response does not reveal whose token it is.',
  query: v.object({ token: trimmedText(256) }),
  answer: acknowledgment,
});
