/**
 * The only call that every page makes on load. Separate from the other account calls, so that pages do not load their
 * schemas.
 */
import * as v from 'valibot';
import { defineCall } from './call';
import { wireBoolean } from './wire';

export const loginStatus = defineCall({
  id: 'auth.loginStatus',
  service: 'product',
  method: 'GET',
  path: '/user/login_status',
  access: 'anyone',
  summary: 'Returns whether this browser is signed in.',
  answer: v.object({ login_status: wireBoolean }),
});
