/** The spam check: proof of work by the browser (docs/specification/choices.md; version 2 of the ALTCHA protocol). */
import * as v from 'valibot';
import { defineCall } from './call';

const hexText = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/), v.minLength(min), v.maxLength(max));

/** The signed challenge: the browser must find the counter whose derived key begins with `keyPrefix`. */
export const captchaChallenge = v.object({
  parameters: v.strictObject({
    algorithm: v.literal('SHA-256'),
    nonce: hexText(32, 64),
    salt: hexText(32, 64),
    cost: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
    keyLength: v.literal(32),
    keyPrefix: hexText(2, 32),
    keySignature: hexText(64, 64),
    /** `until`: the Unix time in seconds at which the challenge expires. */
    data: v.strictObject({ until: v.pipe(v.number(), v.integer()) }),
  }),
  signature: hexText(64, 64),
});
export type CaptchaChallenge = v.InferOutput<typeof captchaChallenge>;

export const captchaSolution = v.object({
  counter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff)),
  derivedKey: hexText(64, 64),
});
export type CaptchaSolution = v.InferOutput<typeof captchaSolution>;

/** A solved check as a form field sends it: `{challenge, solution}` as base64-encoded JSON. */
export const captchaValue = v.pipe(v.string(), v.maxLength(2048));

/** Spec §5: the field's value after a failed check. */
export const CAPTCHA_FAILED = 'failed';

export const getChallenge = defineCall({
  id: 'captcha.challenge',
  service: 'product',
  method: 'GET',
  path: '/sw/api/captcha/challenge',
  access: 'anyone',
  summary: 'Creates a signed proof-of-work challenge for one form; valid once, for 20 minutes.',
  answer: captchaChallenge,
});
