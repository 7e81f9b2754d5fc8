import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeSolution, solveChallenge } from '@/lib/captcha/solve-challenge';
import type { CaptchaChallenge, CaptchaSolution } from '@/lib/contract/captcha';
import { CAPTCHA_FAILED } from '@/lib/contract/captcha';
import { ServiceError } from '@/lib/errors';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { type Captcha, createCaptcha } from '@/server/platform/captcha';
import { claimOnce } from '@/server/platform/claim-once';
import { createFormCaptcha } from '@/server/product/captcha';
import { request, createTestServices, type TestServices } from '../../support/services';

const PATH = '/sw/api/captcha/challenge';
const MINUTE = 60_000;

let services: TestServices;
let now: Date;
let secret: Uint8Array;
let captcha: Captcha;

beforeAll(async () => {
  services = await createTestServices();
  now = new Date('2026-11-21T12:00:00Z');
  secret = new Uint8Array(32).fill(7);
  const { db } = services.database;
  const store = {
    secret: async () => secret,
    claimOnce: (key: string, until: Date) => claimOnce(db, key, until),
  };
  captcha = createCaptcha(store, { least: 100, most: 300 });
});
afterAll(() => services.drop());

const solve = async (challenge: CaptchaChallenge): Promise<CaptchaSolution> => {
  const solution = await solveChallenge(challenge, new AbortController().signal);
  if (!solution) throw new Error('no answer');
  return solution;
};
const requestAndSolve = async () => {
  const challenge = await captcha.issue(now);
  return { challenge, solution: await solve(challenge) };
};
const valueOf = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('the spam check', () => {
  it('accepts a correct solution only once', async () => {
    const { challenge, solution } = await requestAndSolve();
    const value = encodeSolution(challenge, solution);
    expect(await captcha.accept(value, now)).toBe(true);
    expect(await captcha.accept(value, now)).toBe(false);
    // A different encoding of the same challenge.
    expect(await captcha.accept(valueOf({ solution, challenge, extra: 1 }), now)).toBe(false);
  });

  it('accepts only one of many concurrent requests with the same solution', async () => {
    const { challenge, solution } = await requestAndSolve();
    const value = encodeSolution(challenge, solution);
    const answers = await Promise.all(Array.from({ length: 8 }, () => captcha.accept(value, now)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  it('rejects a solution after 20 minutes', async () => {
    const [early, second] = [await requestAndSolve(), await requestAndSolve()];
    const issuedAt = now;
    now = new Date(issuedAt.getTime() + 20 * MINUTE - 1000);
    expect(await captcha.accept(valueOf(early), now)).toBe(true);
    now = new Date(issuedAt.getTime() + 20 * MINUTE);
    expect(await captcha.accept(valueOf(second), now)).toBe(false);
    now = issuedAt;
  });

  it('rejects a changed challenge, and still accepts the original one', async () => {
    const { challenge, solution } = await requestAndSolve();
    const { parameters } = challenge;
    const changed = [
      { ...parameters, data: { until: parameters.data.until + 3600 } },
      { ...parameters, keyPrefix: solution.derivedKey.slice(0, 2) },
      { ...parameters, keySignature: '0'.repeat(64) },
      { ...parameters, nonce: '0'.repeat(32) },
    ];
    for (const each of changed) {
      expect(
        await captcha.accept(valueOf({ challenge: { ...challenge, parameters: each }, solution }), now),
      ).toBe(false);
    }
    expect(await captcha.accept(valueOf({ challenge, solution }), now)).toBe(true);
  });

  it('rejects a wrong solution, and the solution of another challenge', async () => {
    const [one, other] = [await requestAndSolve(), await requestAndSolve()];
    const wrongSolution = {
      ...one.solution,
      derivedKey: `${one.challenge.parameters.keyPrefix}${'0'.repeat(32)}`,
    };
    expect(await captcha.accept(valueOf({ ...one, solution: wrongSolution }), now)).toBe(false);
    expect(await captcha.accept(valueOf({ ...one, solution: other.solution }), now)).toBe(false);
  });

  it('rejects a challenge that was signed with another secret', async () => {
    const { challenge, solution } = await requestAndSolve();
    const own = secret;
    secret = new Uint8Array(32).fill(8);
    expect(await captcha.accept(encodeSolution(challenge, solution), now)).toBe(false);
    secret = own;
  });

  it.each(['', CAPTCHA_FAILED, 'e30=', valueOf(null), valueOf([]), valueOf({ challenge: {} }), '%%%'])(
    'rejects %j',
    async (value) => {
      expect(await captcha.accept(value, now)).toBe(false);
    },
  );
});

describe('requesting a captcha', () => {
  it('returns a challenge that a browser can solve, and whose solution a form accepts once', async () => {
    const { status, headers, body } = await request<CaptchaChallenge>(services.product, 'GET', PATH);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const solution = await solve(body);
    expect(solution.counter).toBeGreaterThanOrEqual(30_000);
    const value = encodeSolution(body, solution);
    const form = createFormCaptcha(services.database.db);
    await form.require(value, now);
    const secondAttempt = await form.require(value, now).catch((error: unknown) => error);
    expect(secondAttempt).toBeInstanceOf(ServiceError);
    expect(secondAttempt).toMatchObject({
      code: 'unprocessable',
      fields: { captcha: FORM_MESSAGES.captchaFailed },
    });
  });

  it('does not replace the solution that a form requires', async () => {
    const form = createFormCaptcha(services.database.db);
    await expect(form.require(undefined, now)).rejects.toMatchObject({ code: 'unprocessable' });
  });

  it('never returns the same challenge twice', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => request<CaptchaChallenge>(services.product, 'GET', PATH)),
    );
    expect(new Set(answers.map(({ body }) => body.signature)).size).toBe(5);
  });

  it('succeeds 300 times in ten minutes for each IP address', async () => {
    const headers = { 'x-starwick-address': '203.0.113.9' };
    for (let count = 0; count < 300; count += 1) {
      expect((await request(services.product, 'GET', PATH, { headers })).status).toBe(200);
    }
    expect((await request(services.product, 'GET', PATH, { headers })).status).toBe(429);
    services.advance(10 * MINUTE);
    expect((await request(services.product, 'GET', PATH, { headers })).status).toBe(200);
  });
});
