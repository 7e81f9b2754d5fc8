/**
 * Tests that the duration of a response does not reveal whether an account exists: requests for known and unknown
 * accounts are mixed at random, and their durations do not distinguish them.
 */
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBrowser, createTestMember, registerBody } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';

const REQUESTS = 1000;
const MEMBERS = 40;
const BOUND = 0.6;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  for (let at = 0; at < MEMBERS; at += 1) {
    await createTestMember(services, `Known ${at}`);
    await createTestBrowser(services).request('POST', '/user/register', registerBody(`Waiting ${at}`));
  }
  await services.flushJobs();
}, 120_000);
afterAll(() => services.drop());

/** Returns the probability that a known account takes longer than an unknown one; 0.5 reveals nothing. */
const measureSeparation = (known: number[], unknown: number[]): number => {
  let wins = 0;
  for (const a of known) for (const b of unknown) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const auc = wins / (known.length * unknown.length);
  return Math.max(auc, 1 - auc);
};

const mailOf = (name: string): string => `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@example.com`;

describe('the duration of a response', () => {
  let nextNumber = 0;
  const bodies: Record<string, [path: string, bodyOf: (isKnown: boolean) => object]> = {
    'sign-in': [
      '/user/login',
      (isKnown) => ({
        name: isKnown ? `Known ${randomInt(MEMBERS)}` : `Nobody ${randomInt(MEMBERS)}`,
        pass: 'wrong lantern',
      }),
    ],
    'lost-password': [
      '/user/lost-password',
      (isKnown) => ({
        mail: isKnown ? mailOf(`Known ${randomInt(MEMBERS)}`) : mailOf(`Nobody ${randomInt(MEMBERS)}`),
        forgot_pass_link: '/account/reset',
      }),
    ],
    resend: [
      '/sw/api/user-resend-verification',
      (isKnown) => ({ mail: mailOf(`${isKnown ? 'Waiting' : 'Nobody'} ${randomInt(MEMBERS)}`) }),
    ],
    register: [
      '/user/register',
      (isKnown) => {
        nextNumber += 1;
        const mail = isKnown ? mailOf(`Known ${randomInt(MEMBERS)}`) : `fresh${nextNumber}@example.com`;
        return registerBody(`Fresh ${nextNumber}`, { mail: [{ value: mail }] });
      },
    ],
  };

  it.each(Object.entries(bodies))(
    'reveals nothing about the account at %s',
    async (what, [path, bodyOf]) => {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let at = 0; at < REQUESTS; at += 1) {
        // Advances the clock past the rate limits, which would interfere with the measurement.
        services.advance(20 * 60_000);
        const isKnown = randomInt(2) === 1;
        const body = bodyOf(isKnown);
        const browser = createTestBrowser(services);
        const begin = performance.now();
        const { status } = await browser.request('POST', path, body);
        times[isKnown ? 'known' : 'unknown'].push(performance.now() - begin);
        expect(status).toBe(what === 'sign-in' ? 401 : 200);
      }
      const found = measureSeparation(times.known, times.unknown);
      console.info(
        `${what}: ${times.known.length} known, ${times.unknown.length} unknown, AUC ${found.toFixed(3)}`,
      );
      expect(found).toBeLessThanOrEqual(BOUND);
    },
    600_000,
  );
});
