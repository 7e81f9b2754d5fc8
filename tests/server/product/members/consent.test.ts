/** Tests a member's consent: stored in the account, private, and requested again when it expires. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, createTestMember, type TestMember } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
let ada: TestMember;
let ben: TestMember;
beforeAll(async () => {
  services = await createTestServices();
  ada = await createTestMember(services, 'Ada');
  ben = await createTestMember(services, 'Ben');
});
afterAll(() => services.drop());
beforeEach(() => {
  services.service.config = { ...services.service.config, consentServices: ['posthog'] };
  services.setNow('2026-11-21T12:00:00Z');
});

const chooseConsent = (member: TestMember, body: unknown) => member.request('PUT', '/sw/api/consent', body);
const choiceOf = async (member: TestMember) =>
  (await member.request<{ consent: unknown }>('GET', `/api/user/entity/id/${member.uid}`)).body.consent;

describe('a member’s consent', () => {
  it('equals null until the member has chosen', async () => {
    expect(await choiceOf(ben)).toBeNull();
  });

  it.each([
    { analytics: true, advertising: false },
    { analytics: false, advertising: false },
  ])('equals the latest choice: %o', async (choice) => {
    expect((await chooseConsent(ada, choice)).status).toBe(200);
    expect(await choiceOf(ada)).toEqual(choice);
    expect(await choiceOf(ben)).toBeNull();
  });

  it('expires when another service is configured, and after a year', async () => {
    await chooseConsent(ada, { analytics: true, advertising: true });
    services.service.config = { ...services.service.config, consentServices: ['posthog', 'ramp'] };
    expect(await choiceOf(ada)).toBeNull();
    services.service.config = { ...services.service.config, consentServices: ['posthog'] };
    expect(await choiceOf(ada)).not.toBeNull();
    const { rows } = await services.database.pool.query<{ at: string }>(
      `update product.member set consent = jsonb_set(consent, '{decidedAt}', '"2025-11-21T11:59:59.000Z"')
       where uid = $1 returning consent->>'decidedAt' as at`,
      [Number(ada.uid)],
    );
    expect(rows).toHaveLength(1);
    expect(await choiceOf(ada)).toBeNull();
  });

  it('appears in the export of the member’s data', async () => {
    await chooseConsent(ada, { analytics: true, advertising: false });
    const { body } = await ada.request<{ account: unknown }>('GET', `/user/${ada.uid}/export`);
    expect(body.account).toMatchObject({
      consent: {
        analytics: true,
        advertising: false,
        services: ['posthog'],
        decidedAt: '2026-11-21T12:00:00.000Z',
      },
    });
  });

  it.each([{}, { analytics: true }, { analytics: 'perhaps', advertising: false }, []])(
    'fails for the invalid value %o',
    async (body) => {
      expect((await chooseConsent(ada, body)).status).toBe(400);
    },
  );

  it('requires a session', async () => {
    const body = { analytics: true, advertising: true };
    expect((await createTestBrowser(services).request('PUT', '/sw/api/consent', body)).status).toBe(401);
  });
});
