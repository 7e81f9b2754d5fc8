/** Tests the totals of lists, including on pages after the last one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { game } from '@/server/db/schema/product';
import { storeEvent } from '@/server/product/reports/store-event';
import { createTestMember, type TestMember } from '../../support/members';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
let ada: TestMember;
let nid: string;
beforeAll(async () => {
  services = await createTestServices();
  ada = await createTestMember(services, 'Ada', { roles: ['administrator'] });
  const ben = await createTestMember(services, 'Ben');
  const [row, other] = await services.database.db.select().from(game).orderBy(game.uid).limit(2);
  nid = String(row?.uid);
  await ada.request('POST', '/sw/api/flag/node', { nid, flag_id: 'favorite_game' });
  await ada.request('POST', '/sw/api/user/played', { nids: [nid] });
  await ada.request('POST', '/sw/api/flag/friend', { friend_uid: ben.uid });
  const { body } = await ben.request('POST', `/sw/api/comments/${nid}`, { body: 'Lovely lamps.' });
  await ada.request('POST', `/sw/api/comment/${String(body.cid)}/report`, { message: 'Rude' });
  await ada.request('POST', '/sw/api/flag/node', { nid, flag_id: 'staff_pick' });
  await ada.request('POST', '/sw/api/flag/node', { nid: String(other?.uid), flag_id: 'not_for_mobile' });
  await ben.request('POST', '/sw/api/user/report', { uid: ada.uid, message: 'Rude' });
  await ben.request('POST', '/sw/api/game/report-problem', { nid, kind: 'other', message: 'Too dark' });
  const message = { name: 'Cleo', mail: 'cleo@example.com', subject: 'A lamp', message: 'It is out.' };
  await ben.request('POST', '/sw/api/contact', message);
  const error = { label: 'test', name: 'Error', message: 'Failed', stack: '', fatal: true };
  await ben.request('POST', '/api/report/error', error);
  await storeEvent(services.database.db, { label: 'test', level: 'info' }, new Date());
});
afterAll(() => services.drop());

describe('a page after the last one of a list', () => {
  it.each([
    ['favorites', () => `/api/user/profile/block/favorite-games/${ada.uid}`],
    ['recent games', () => `/api/user/profile/block/recent-games/${ada.uid}`],
    ['friends', () => `/api/user/profile/block/friends/${ada.uid}`],
    ['games for you', () => '/api/user/profile/sidebar/block/games-for-you'],
    ['comments', () => `/sw/api/comments/${nid}`],
    ['reported comments', () => '/sw/api/admin/queue/comments'],
    ['reported members', () => '/sw/api/admin/queue/members'],
    ['reported problems', () => '/sw/api/admin/queue/games'],
    ['contact messages', () => '/sw/api/admin/queue/contact'],
    ['games that are not for phones', () => '/sw/api/admin/games/not_for_mobile'],
    ['audit entries', () => '/sw/api/admin/audit'],
    ['errors', () => '/sw/api/admin/errors'],
    ['events', () => '/sw/api/admin/events'],
    ['similar games', () => `/sw/api/node/game/block/morelikethis/${nid}?items_per_page=4`],
    ['games found by a term', () => '/api/games/search?search=sudoku'],
    ['games of a type', () => '/api/games/search?content_type[]=online_game'],
  ])('contains the total of %s', async (_label, pathOf) => {
    type Page = { rows: unknown[]; pager: { total_items: number } };
    const first = await ada.request<Page>('GET', pathOf());
    expect(first.status).toBe(200);
    expect(first.body.pager.total_items).toBeGreaterThan(0);
    const path = pathOf();
    const last = await ada.request<Page>('GET', `${path}${path.includes('?') ? '&' : '?'}page=40`);
    expect(last.body.rows).toEqual([]);
    expect(last.body.pager.total_items).toBe(first.body.pager.total_items);
  });
});
