/** Sessions: until accounts exist every browser is a visitor, and says so. */
import * as contract from '@/lib/contract/auth';
import { serve, type ServedCall } from '../../http/contract-app';

export const authCalls = (): ServedCall[] => [
  serve(contract.loginStatus, () => ({ login_status: false })),
  serve(contract.session, () => ({ login_status: false, csrf_token: null, logout_token: null, user: null })),
];
