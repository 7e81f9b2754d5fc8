/** Creates members of a running site: registers them with a solved spam check, and signs them in by the cookie of a browser. */
import { randomBytes } from 'node:crypto';
import { expect, type BrowserContext } from '@playwright/test';
import { encodeSolution, solveChallenge } from '@/lib/captcha/solve-challenge';
import type { CaptchaChallenge } from '@/lib/contract/captcha';

export const MEMBER_PASSWORD = 'lantern street 42';

export interface SiteMember {
  uid: string;
  name: string;
  mail: string;
}

const toFormFields = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, [{ value }]]));

/** Creates an account with a unique name. */
export const registerMember = async (base: string, prefix = 'pipkin'): Promise<Omit<SiteMember, 'uid'>> => {
  const name = `${prefix}${randomBytes(5).toString('hex')}`;
  const mail = `${name}@example.com`;
  const challenge = (await (await fetch(`${base}/sw/api/captcha/challenge`)).json()) as CaptchaChallenge;
  const solution = await solveChallenge(challenge, new AbortController().signal);
  if (!solution) throw new Error('The spam check has no answer.');
  const answer = await fetch(`${base}/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({
      ...toFormFields({ name, mail, pass: MEMBER_PASSWORD, field_opt_in: '0', field_birth_year: 1990 }),
      captcha: encodeSolution(challenge, solution),
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  return { name, mail };
};

export interface SessionCookie {
  name: string;
  value: string;
  url: string;
}

/** Signs in without a browser. @returns the session as a browser's cookie */
export const openSession = async (
  base: string,
  name: string,
  pass = MEMBER_PASSWORD,
): Promise<SessionCookie> => {
  const answer = await fetch(`${base}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ name, pass }),
  });
  const pair = answer.headers.getSetCookie().find((line) => /^(__Host-)?sw_session=/.test(line));
  const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(pair ?? '') ?? [];
  expect(value, await answer.text()).not.toBe('');
  return { name: key, value, url: base };
};

/** Signs a browser in. @returns the member's uid */
export const signIn = async (context: BrowserContext, base: string, name: string, pass = MEMBER_PASSWORD) => {
  const answer = await context.request.post(`${base}/user/login`, {
    headers: { origin: base },
    data: { name, pass },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { current_user: { uid: string } }).current_user.uid;
};
