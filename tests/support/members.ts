/** Creates members as in a browser: with a cookie jar, the CSRF token and their mail. */
import { desc, eq } from 'drizzle-orm';
import { mail } from '@/server/db/schema/mail';
import { member } from '@/server/db/schema/members';
import { IP_ADDRESS_HEADER } from '@/server/http/context';
import { type Answer, request, type TestServices } from './services';

export const PASSWORD = 'lantern street 42';

export interface TestBrowser {
  cookies: Map<string, string>;
  /** The CSRF token of the requests. With null, none is sent. */
  csrfToken: string | null;
  request<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
}

let nextEmailNumber = 1;

const storeCookies = (jar: Map<string, string>, headers: Headers): void => {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
};

/** Creates a browser with a unique IP address, so that rate limits count it separately. */
export const createTestBrowser = ({ product }: Pick<TestServices, 'product'>): TestBrowser => {
  const cookies = new Map<string, string>();
  const number = nextEmailNumber++;
  const emailAddress = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const browser: TestBrowser = {
    cookies,
    csrfToken: null,
    request: async (method, path, body, headers = {}) => {
      const answer = await request(product, method, path, {
        body,
        headers: {
          [IP_ADDRESS_HEADER]: emailAddress,
          ...(cookies.size > 0
            ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
            : {}),
          ...(browser.csrfToken && method !== 'GET' ? { 'x-csrf-token': browser.csrfToken } : {}),
          ...headers,
        },
      });
      storeCookies(cookies, answer.headers);
      return answer as never;
    },
  };
  return browser;
};

export const registerBody = (name: string, more: Record<string, unknown> = {}) => ({
  name: [{ value: name }],
  mail: [{ value: `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@example.com` }],
  pass: [{ value: PASSWORD }],
  field_opt_in: [{ value: '0' }],
  field_birth_year: [{ value: 1990 }],
  ...more,
});

export interface TestMember extends TestBrowser {
  uid: string;
  name: string;
  logoutToken: string;
}

/** Signs in a browser. */
export const signIn = async (browser: TestBrowser, name: string, pass = PASSWORD): Promise<TestMember> => {
  const { status, body } = await browser.request<{
    current_user: { uid: string };
    csrf_token: string;
    logout_token: string;
  }>('POST', '/user/login', { name, pass });
  if (status !== 200) throw new Error(`${name} could not sign in: ${status} ${JSON.stringify(body)}`);
  browser.csrfToken = body.csrf_token;
  return Object.assign(browser, { uid: body.current_user.uid, name, logoutToken: body.logout_token });
};

/** Registers and signs in a member, verified by default. */
export const createTestMember = async (
  services: TestServices,
  name: string,
  { isVerified = true, roles = [] }: { isVerified?: boolean; roles?: string[] } = {},
): Promise<TestMember> => {
  const browser = createTestBrowser(services);
  const { status, body } = await browser.request('POST', '/user/register', registerBody(name));
  if (status !== 200) throw new Error(`${name} could not register: ${status} ${JSON.stringify(body)}`);
  await services.database.db
    .update(member)
    .set({ ...(isVerified ? { emailVerifiedAt: new Date() } : {}), roles })
    .where(eq(member.name, name));
  return signIn(browser, name);
};

/** Returns the same browser with the same cookies, connected to another instance of the services. */
export const onInstance = (member: TestMember, services: Pick<TestServices, 'product'>): TestMember => {
  const browser = createTestBrowser(services);
  for (const [name, value] of member.cookies) browser.cookies.set(name, value);
  browser.csrfToken = member.csrfToken;
  const { uid, name, logoutToken } = member;
  return Object.assign(browser, { uid, name, logoutToken });
};

/** Returns the newest mail to an email address, with the secret of its link. */
export const newestMail = async (services: TestServices, emailAddress: string) => {
  await services.flushJobs();
  const [row] = await services.database.db
    .select()
    .from(mail)
    .where(eq(mail.recipient, emailAddress))
    .orderBy(desc(mail.id))
    .limit(1);
  if (!row) return null;
  const text = row.textBody || services.delivered.findLast(({ to }) => to === emailAddress)?.text || '';
  return { ...row, secret: /token=([\w-]+)/.exec(text)?.[1] ?? '' };
};
