/** Tests a member's stats in the profile, who can see them, and the token balance of an account. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { game } from '@/server/db/schema/product';
import type { PublicStats } from '@/lib/contract/player-stats';
import { addDaysOnTime, createDayGuest, createDayMember, type DayPlayer } from '../../../support/day-players';
import { createTestBrowser, createTestMember, PASSWORD, type TestMember } from '../../../support/members';
import { request, createTestServices, type TestServices } from '../../../support/services';
import { SUDOKU_KEYWORD, playToEnd } from '../../../support/sudoku-run';

let services: TestServices;
let ada: DayPlayer & { member: TestMember };
let ben: TestMember;
beforeAll(async () => {
  services = await createTestServices();
  ada = await createDayMember(services, 'Ada');
  ben = await createTestMember(services, 'Ben');
  await addDaysOnTime(services, ada, ['2026-11-19', '2026-11-20']);
});
afterAll(() => services.drop());

const statsFor = async (member: Pick<TestMember, 'request'>, uid = ada.member.uid) =>
  (await member.request<{ standing: PublicStats | null }>('GET', `/api/user/profile/block/standing/${uid}`))
    .body.standing;

describe('the stats block of a profile', () => {
  it('lists the games for everyone, but the freezes only for the member', async () => {
    const shown = await statsFor(createTestBrowser(services));
    expect(shown).toMatchObject({
      any: { streak: 2, maxStreak: 2, days: 2 },
      streaks: [{ gameKeyword: SUDOKU_KEYWORD, streak: 2 }],
      own: null,
    });
    expect(shown?.games.map(({ keyword }) => keyword)).toEqual([SUDOKU_KEYWORD]);
    expect((await statsFor(ada.member))?.own).toEqual({ freezes: 0, isTodayDone: false, isAtRisk: true });
  });

  it('comes from a cache for a few seconds for others, but never for the member', async () => {
    const streakFor = async (member: TestMember) => (await statsFor(member))?.any.streak;
    expect(await streakFor(ben)).toBe(2);
    await addDaysOnTime(services, ada, ['2026-11-21']);
    expect(await streakFor(ben)).toBe(2);
    expect(await streakFor(ada.member)).toBe(3);
    expect(await streakFor(ben)).toBe(3);
    await addDaysOnTime(services, ada, ['2026-11-18']);
    expect(await streakFor(ben)).toBe(3);
    services.advance(20_000);
    expect(await streakFor(ben)).toBe(4);
  });

  it('stays empty for a member who has never played, without creating a player', async () => {
    expect(await statsFor(ada.member, ben.uid)).toMatchObject({
      any: { streak: 0, days: 0 },
      bests: [],
      games: [],
    });
    const { rows } = await services.database.pool.query(
      `select 1 from scores.player where subject = 'member:' || $1`,
      [ben.uid],
    );
    expect(rows).toEqual([]);
  });

  it('disappears for everyone else from the next request on when the member hides the stats', async () => {
    expect(await statsFor(ben)).not.toBeNull();
    await ada.member.request('PUT', '/sw/api/user/hidden-parts', { hiddenParts: ['streaks'] });
    expect(await statsFor(ben)).toBeNull();
    expect(await statsFor(createTestBrowser(services))).toBeNull();
    expect(await statsFor(ada.member)).not.toBeNull();
    await ada.member.request('PUT', '/sw/api/user/hidden-parts', { hiddenParts: [] });
    expect(await statsFor(ben)).not.toBeNull();
  });

  it('stays hidden when the scores service is queried by the public number, although the avatar stays visible', async () => {
    const { body: account } = await ada.member.request<{ memberId: string }>(
      'GET',
      `/api/user/entity/id/${ada.member.uid}`,
    );
    const guest = await createDayGuest(services);
    const byNumber = async () => {
      const target = `memberIdTarget=${account.memberId}`;
      const any = await guest.request('GET', `/dailystreak?${target}`);
      const [game] = (
        await guest.request<{ streak: number }[]>(
          'GET',
          `/dailygamestreaks?keywords[]=${SUDOKU_KEYWORD}&${target}`,
        )
      ).body;
      return [any.body.streak, game?.streak];
    };
    const image = '/art/avatars/owl.svg';
    const drawings = await ada.member.request<{ fid: string; url: string }[]>(
      'GET',
      '/sw/api/user-avatars?items_per_page=All',
    );
    const fid = drawings.body.find(({ url }) => url === image)?.fid;
    await ada.member.request('PATCH', `/user/${ada.member.uid}`, { user_picture: [{ target_id: fid }] });
    const hide = (hiddenParts: string[]) =>
      ada.member.request('PUT', '/sw/api/user/hidden-parts', { hiddenParts });

    expect(await byNumber()).toEqual([4, 4]);
    await hide(['streaks']);
    expect(await byNumber()).toEqual([0, 0]);
    // A request with the member's own token does not make the streaks visible to others again.
    expect((await ada.request('GET', '/dailystreak')).body).toMatchObject({ streak: 4 });
    expect((await ada.request('GET', '/user')).body).toMatchObject({ avatarUrl: image });
    expect(await byNumber()).toEqual([0, 0]);
    await hide([]);
    expect(await byNumber()).toEqual([4, 4]);
  });

  it('stays hidden, and retains the current display name, when an access token from before the change is used', async () => {
    const eve = await createDayMember(services, 'Eve');
    await addDaysOnTime(services, eve, ['2026-11-20']);
    const { body: account } = await eve.member.request<{ memberId: string }>(
      'GET',
      `/api/user/entity/id/${eve.member.uid}`,
    );
    const guest = await createDayGuest(services);
    const streakByNumber = async () =>
      (await guest.request('GET', `/dailystreak?memberIdTarget=${account.memberId}`)).body.streak;
    const olderToken = await eve.token();
    const withOlderToken = { headers: { authorization: `Bearer ${olderToken}` } };
    const useOlderToken = () => request(services.scores, 'PUT', '/player', withOlderToken);
    expect((await useOlderToken()).status).toBe(200);
    expect(await streakByNumber()).toBe(1);

    await eve.member.request('PUT', '/sw/api/user/hidden-parts', { hiddenParts: ['streaks'] });
    expect((await useOlderToken()).status).toBe(200);
    expect(await streakByNumber()).toBe(0);

    const renamed = await eve.member.request('PATCH', `/user/${eve.member.uid}/display-name`, {
      displayName: 'Evelyn',
      existing: PASSWORD,
    });
    expect(renamed.status).toBe(200);
    expect((await eve.request('GET', '/user')).body).toMatchObject({ displayName: 'Evelyn' });
    expect((await useOlderToken()).status).toBe(200);
    const seen = await request(services.scores, 'GET', '/user', withOlderToken);
    expect(seen.body).toMatchObject({ displayName: 'Evelyn' });

    await eve.member.request('PUT', '/sw/api/user/hidden-parts', { hiddenParts: [] });
    expect(await streakByNumber()).toBe(1);
  });

  it('disappears with the member’s next token if the scores service was unreachable when the member hid the block', async () => {
    const outage = vi.spyOn(services.scores, 'fetch').mockRejectedValue(new Error('away'));
    const hidden = await ada.member.request('PUT', '/sw/api/user/hidden-parts', { hiddenParts: ['streaks'] });
    outage.mockRestore();
    expect(hidden.status).toBe(200);
    expect(await statsFor(ben)).toBeNull();
    await ada.member.request('PUT', '/sw/api/user/hidden-parts', { hiddenParts: [] });
  });

  it.each(['the one', 'the other'])('disappears when %s has blocked the other member', async (member) => {
    const [blocker, blocked] = member === 'the one' ? [ada.member, ben] : [ben, ada.member];
    await blocker.request('POST', '/sw/api/user/block', { uid: blocked.uid });
    expect(await statsFor(ben)).toBeNull();
    await blocker.request('POST', '/sw/api/user/unblock', { uid: blocked.uid });
    expect(await statsFor(ben)).not.toBeNull();
  });

  it('omits games that the catalog does not show', async () => {
    const hide = (isHidden: boolean) =>
      services.database.db.update(game).set({ isHidden }).where(eq(game.keyword, SUDOKU_KEYWORD));
    await hide(true);
    expect(await statsFor(ada.member)).toMatchObject({ streaks: [], games: [], any: { streak: 4 } });
    await hide(false);
  });

  it('disappears with the account', async () => {
    const cleo = await createDayMember(services, 'Cleo');
    await addDaysOnTime(services, cleo, ['2026-11-20']);
    const { uid } = cleo.member;
    expect(await statsFor(ben, uid)).toMatchObject({ any: { streak: 1 } });
    expect((await cleo.member.request('DELETE', `/user/${uid}`, { existing: PASSWORD })).status).toBe(200);
    const after = await ben.request('GET', `/api/user/profile/block/standing/${uid}`);
    expect(after.status).toBe(404);
  });

  it('reports its own failure without affecting the rest when the scores service does not respond', async () => {
    const outage = vi.spyOn(services.scores, 'fetch').mockRejectedValue(new Error('away'));
    const answer = await ada.member.request('GET', `/api/user/profile/block/standing/${ada.member.uid}`);
    outage.mockRestore();
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    expect(await statsFor(ada.member)).not.toBeNull();
  });
});

describe('the token balance of an account', () => {
  const balanceIn = async (member: TestMember) =>
    (await member.request('GET', `/api/user/entity/id/${member.uid}`)).body.total_tokens;

  it('comes from the scores service, in one request per response', async () => {
    const dora = await createDayMember(services, 'Dora');
    expect(await balanceIn(dora.member)).toBe(0);
    await playToEnd(services, dora);
    const requested = vi.spyOn(services.scores, 'fetch');
    expect(await balanceIn(dora.member)).toBe(11);
    expect(requested).toHaveBeenCalledTimes(1);
    const patched = await dora.member.request('PATCH', `/user/${dora.member.uid}`, {
      field_opt_in: [{ value: '1' }],
    });
    expect(patched.body).toMatchObject({ total_tokens: 11, emailOptIn: true });
    expect(requested).toHaveBeenCalledTimes(2);
    requested.mockRestore();
  });

  it('becomes null when the scores service is unreachable, and the account can still be read and saved', async () => {
    const outage = vi.spyOn(services.scores, 'fetch').mockRejectedValue(new Error('away'));
    const patched = await ben.request('PATCH', `/user/${ben.uid}`, { field_opt_in: [{ value: '1' }] });
    expect(patched.body).toMatchObject({ total_tokens: null, emailOptIn: true });
    outage.mockRestore();
    expect(await balanceIn(ben)).toBe(0);
  });
});
