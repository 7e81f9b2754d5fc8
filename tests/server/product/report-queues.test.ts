/** Tests that reports stay in the administrators' queues after their authors have deleted their accounts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMember, PASSWORD, type TestMember } from '../../support/members';
import { createTestServices, type TestServices } from '../../support/services';

let services: TestServices;
let admin: TestMember;
let owner: TestMember;
beforeAll(async () => {
  services = await createTestServices();
  admin = await createTestMember(services, 'Admin', { roles: ['administrator'] });
  owner = await createTestMember(services, 'Owner');
});
afterAll(() => services.drop());

interface Item {
  from: string | null;
  isHidden: boolean;
}
const listQueue = async (queue: string): Promise<Item[]> =>
  (await admin.request<{ rows: Item[] }>('GET', `/sw/api/admin/queue/${queue}`)).body.rows;
const reportAndLeave = async (name: string, path: string, body: object): Promise<void> => {
  const reporter = await createTestMember(services, name);
  expect((await reporter.request('POST', path, body)).status).toBe(200);
  const removal = await reporter.request('DELETE', `/user/${reporter.uid}`, { existing: PASSWORD });
  expect(removal.status).toBe(200);
};

describe('a report whose author has deleted the account', () => {
  it('keeps a withdrawn list hidden and in the queue', async () => {
    const { body: list } = await owner.request<{ id: string }>('POST', '/sw/api/lists', {
      title: 'Evenings',
      nids: [],
    });
    const { body } = await owner.request<{ shareId: string }>('PUT', `/sw/api/lists/${list.id}/share`, {
      isShared: true,
    });
    for (const name of ['Ulla', 'Vera', 'Xena'])
      await reportAndLeave(name, '/sw/api/lists/report', { shareId: body.shareId, message: 'Rude' });
    const item = { from: null, isHidden: true };
    expect(await listQueue('lists')).toMatchObject([item, item, item]);
    expect((await admin.request('GET', `/api/lists/${body.shareId}`)).status).toBe(404);
  });

  it('stays in the queue of reported members', async () => {
    await reportAndLeave('Wim', '/sw/api/user/report', { uid: owner.uid, message: 'Rude' });
    expect(await listQueue('members')).toMatchObject([{ from: null }]);
  });
});
