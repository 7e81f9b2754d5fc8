/** The call of the spam check. It is separate from other clients, which every page loads. */
import { getChallenge } from '@/lib/contract/captcha';
import type { ApiCaller } from '../http';

export const createCaptchaClient = (call: ApiCaller) => ({
  /** Returns a challenge for one form. @throws ApiError tooManyRequests after sixty in ten minutes */
  getChallenge: () => call(getChallenge, {}),
});
