/** Tests the list of members whom a member has blocked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const listOf = async (member: TestMember) =>
  (await member.request<unknown>('GET', '/sw/api/user/blocked')).body;

describe('the list of blocked members', () => {
  it('starts empty, contains a blocked member, and no longer contains an unblocked one', async () => {
    expect(await listOf(ada)).toEqual([]);
    await ada.request('POST', '/sw/api/user/block', { uid: ben.uid });
    expect(await listOf(ada)).toEqual([
      {
        uid: ben.uid,
        displayName: 'Ben',
        avatarUrl: null,
        profileHref: `/profile/${ben.uid}`,
        blockedSince: expect.any(String) as string,
      },
    ]);
    await ada.request('POST', '/sw/api/user/unblock', { uid: ben.uid });
    expect(await listOf(ada)).toEqual([]);
  });

  it('belongs to the blocking member; the blocked member’s own list stays empty', async () => {
    await ada.request('POST', '/sw/api/user/block', { uid: ben.uid });
    expect(await listOf(ben)).toEqual([]);
  });

  it('requires a session', async () => {
    const { status } = await createTestBrowser(services).request('GET', '/sw/api/user/blocked');
    expect(status).toBe(401);
  });
});
