/** The spam check of forms: the call that issues challenges, and the check of solutions. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type CaptchaChallenge, getChallenge } from '@/lib/contract/captcha';
import { ServiceError } from '@/lib/errors';
import { FORM_MESSAGES } from '@/lib/form-messages';
import type { RequestContext } from '../../http/context';
import { bindCall, type ServedCall } from '../../http/contract-app';
import { createCaptcha } from '../../platform/captcha';
import { claimOnce } from '../../platform/claim-once';
import { networkOf } from '../../platform/network';
import { ensureSecretKey } from '../../platform/secrets';
import { throttle } from '../../platform/rate-limit';
import type { ProductService } from '../service';

// A class of forty students may open several forms each; a challenge costs little to issue.
const PER_TEN_MINUTES = 300;
const SECRET_NAME = 'captcha';

export interface FormCaptcha {
  issue(now: Date): Promise<CaptchaChallenge>;
  /**
   * Checks a form's solution. Each solution can be used only once, so call this last, when everything else is valid.
   * @throws ServiceError unprocessable with a message for the field `captcha`
   */
  require(answer: string | undefined, now: Date): Promise<void>;
}

export const createFormCaptcha = (db: NodePgDatabase): FormCaptcha => {
  const { issue, accept } = createCaptcha({
    secret: () => ensureSecretKey(db, SECRET_NAME),
    claimOnce: (key, until) => claimOnce(db, key, until),
  });
  return {
    issue,
    require: async (answer = '', now) => {
      if (await accept(answer, now)) return;
      throw new ServiceError('unprocessable', FORM_MESSAGES.captchaFailed, {
        captcha: FORM_MESSAGES.captchaFailed,
      });
    },
  };
};

export const captchaCalls = ({ db, captcha }: ProductService): ServedCall[] => {
  const limitChallenges = ({ ipAddress, clock }: RequestContext): Promise<void> =>
    throttle(
      db,
      `captcha:${networkOf(ipAddress)}`,
      { limit: PER_TEN_MINUTES, windowSeconds: 600 },
      clock.now(),
    );
  return [
    bindCall(getChallenge, async (_input, context) => {
      await limitChallenges(context);
      return captcha.issue(context.clock.now());
    }),
  ];
};
