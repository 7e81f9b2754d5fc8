/** The spam check's work; apart from the other clients, which every page carries. */
import { getChallenge } from '@/lib/contract/captcha';
import type { Caller } from '../http';

export const createCaptchaClient = (call: Caller) => ({
  /** A challenge for one form. @throws ApiError tooManyRequests past sixty in ten minutes */
  getChallenge: () => call(getChallenge, {}),
});
