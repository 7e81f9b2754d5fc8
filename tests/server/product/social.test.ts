/** Tests social actions on games and between members: by visitors, by other members and with malformed input. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBrowser, createTestMember, type TestMember } from '../../support/members';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
let moth: TestMember;
let pipkin: TestMember;
let nid: string;

beforeAll(async () => {
  services = await createTestServices();
  moth = await createTestMember(services, 'moth_lamp');
  pipkin = await createTestMember(services, 'pipkin');
  const { body } = await moth.request<{ uid: string }>(
    'GET',
    '/api/node/game/entity/alias?route=quiet-sudoku',
  );
  nid = String(body.uid);
});
afterAll(() => services.drop());

describe("the list of a member's tags for a game", () => {
  const ownTags = (member: TestMember, id = nid) => member.request('GET', `/sw/api/game/own-tags/${id}`);

  it('contains only this member’s tags', async () => {
    for (const tag of ['game_tag_quick', 'game_tag_great_graphics'])
      expect((await moth.request('POST', '/flag/node', { nid, flag_id: tag })).status).toBe(200);
    expect((await ownTags(moth)).body).toEqual({ rows: ['game_tag_great_graphics', 'game_tag_quick'] });
    expect((await ownTags(pipkin)).body).toEqual({ rows: [] });
  });

  it('excludes a removed tag', async () => {
    await moth.request('POST', '/sw/api/unflag/node', { nid, flag_id: 'game_tag_quick' });
    expect((await ownTags(moth)).body).toEqual({ rows: ['game_tag_great_graphics'] });
  });

  it('requires a session', async () => {
    const visitor = createTestBrowser(services);
    expect((await visitor.request('GET', `/sw/api/game/own-tags/${nid}`)).status).toBe(401);
  });

  it.each([
    ['an id that no game has', '999999', 404],
    ['an invalid id', 'a%20b', 400],
    ['an id that is too large', '99999999999999', 404],
  ])('fails for %s', async (_what, id, status) => {
    expect((await ownTags(moth, id)).status).toBe(status);
  });
});
