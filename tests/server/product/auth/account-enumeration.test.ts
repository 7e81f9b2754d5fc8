/**
 * Tests that a response does not reveal whether an email address or name has an account: status, body and headers are
 * the same.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBrowser, createTestMember, registerBody } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await createTestMember(services, 'Known');
  await createTestBrowser(services).request('POST', '/user/register', registerBody('Waiting'));
});
afterAll(() => services.drop());

const responseTo = async (path: string, body: unknown) => {
  const { status, headers, body: said } = await createTestBrowser(services).request('POST', path, body);
  const { requestId: _id, ...rest } = said;
  return { status, rest, headers: Object.fromEntries(headers) };
};

const requestReset = (mail: string) => ({ mail, forgot_pass_link: '/account/reset' });
const registerMember = (name: string, mail: string) => registerBody(name, { mail: [{ value: mail }] });

describe('a request with an email address or a name', () => {
  it.each([
    [
      'sign-in by name',
      '/user/login',
      { name: 'Known', pass: 'wrong lantern' },
      { name: 'Nobody', pass: 'wrong lantern' },
    ],
    [
      'sign-in by email address',
      '/user/login',
      { name: 'known@example.com', pass: 'wrong lantern' },
      { name: 'nobody@example.com', pass: 'wrong lantern' },
    ],
    [
      'lost password',
      '/user/lost-password',
      requestReset('known@example.com'),
      requestReset('nobody@example.com'),
    ],
    [
      'resend',
      '/sw/api/user-resend-verification',
      { mail: 'waiting@example.com' },
      { mail: 'nobody@example.com' },
    ],
    [
      'register',
      '/user/register',
      registerMember('First One', 'known@example.com'),
      registerMember('Second One', 'fresh@example.com'),
    ],
  ])(
    'gets the same response for an unknown account as for a known one: %s',
    async (_what, path, known, unknown) => {
      expect(await responseTo(path, known)).toEqual(await responseTo(path, unknown));
    },
  );

  it('lets the visitor sign in after registering, even if the email address is known', async () => {
    for (const name of ['First One', 'Second One']) {
      const browser = createTestBrowser(services);
      const { status } = await browser.request('POST', '/user/login', { name, pass: 'lantern street 42' });
      expect(status).toBe(200);
    }
  });
});
