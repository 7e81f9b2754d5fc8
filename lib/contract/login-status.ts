/** The one call of every page load; apart from the other calls of accounts, so that a page loads no schema of theirs. */
import * as v from 'valibot';
import { defineCall } from './call';
import { wireBoolean } from './wire';

export const loginStatus = defineCall({
  id: 'auth.loginStatus',
  service: 'product',
  method: 'GET',
  path: '/user/login_status',
  access: 'anyone',
  summary: 'Says whether this browser is signed in.',
  answer: v.object({ login_status: wireBoolean }),
});
