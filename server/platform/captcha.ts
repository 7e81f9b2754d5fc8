/** The spam check: signed proof-of-work challenges that expire and can be used once (ALTCHA, self-hosted). */
import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import * as v from 'valibot';
import { type CaptchaChallenge, captchaChallenge, captchaSolution } from '@/lib/contract/captcha';

const LIFETIME_SECONDS = 20 * 60;
// The number of hashes to compute. The total takes about 0.1 s on a desktop and 1 s on an old phone.
const MIN_WORK = 30_000;
const MAX_WORK = 90_000;

const payloadSchema = v.object({ challenge: captchaChallenge, solution: captchaSolution });

export interface CaptchaStore {
  /** Returns the secret from which all keys in this module are derived; the same in every process. */
  secret(): Promise<Uint8Array>;
  /** Claims a key until it expires. Returns true only for the first caller. */
  claimOnce(key: string, until: Date): Promise<boolean>;
}

export interface Captcha {
  issue(now: Date): Promise<CaptchaChallenge>;
  /** Returns whether the solution is correct, belongs to a challenge of this site, has not expired and was not used before. */
  accept(payload: string, now: Date): Promise<boolean>;
}

const readPayload = (payload: string): v.InferOutput<typeof payloadSchema> | null => {
  try {
    const given: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    const result = v.safeParse(payloadSchema, given);
    return result.success ? result.output : null;
  } catch {
    return null;
  }
};

export const createCaptcha = (store: CaptchaStore, work = { least: MIN_WORK, most: MAX_WORK }): Captcha => {
  const keyFor = async (use: string): Promise<string> =>
    createHmac('sha256', await store.secret())
      .update(`captcha ${use}`)
      .digest('hex');
  const createCaptchaKeys = async () => ({
    deriveKey,
    hmacSignatureSecret: await keyFor('challenge'),
    hmacKeySignatureSecret: await keyFor('solution'),
  });

  return {
    issue: async (now) => {
      // Does not use the library's expiry check, which reads the system clock.
      const until = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
      const challenge = await createChallenge({
        ...(await createCaptchaKeys()),
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(work.least, work.most),
        data: { until },
      });
      return v.parse(captchaChallenge, challenge);
    },
    accept: async (payload, now) => {
      const given = readPayload(payload);
      if (!given) return false;
      const until = new Date(given.challenge.parameters.data.until * 1000);
      if (until <= now) return false;
      const { verified } = await verifySolution({ ...given, ...(await createCaptchaKeys()) });
      return verified && store.claimOnce(`captcha:${given.challenge.signature}`, until);
    },
  };
};
