/** Tests selecting and removing a drawn avatar, how many members use it, and drawings that cost tokens. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avatar } from '@/server/db/schema/members';
import { createTestMember, type TestMember } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
let ada: TestMember;
beforeAll(async () => {
  services = await createTestServices();
  ada = await createTestMember(services, 'Ada');
});
afterAll(() => services.drop());

interface OfferedDrawing {
  fid: string;
  url: string;
  price: number;
}
const listDrawings = async () =>
  (await ada.request<OfferedDrawing[]>('GET', '/sw/api/user-avatars?items_per_page=All')).body;
const foxOf = async () => {
  const fox = (await listDrawings()).find(({ url }) => url === '/art/avatars/fox.svg');
  if (!fox) throw new Error('no fox');
  return fox;
};
const usageOf = async (fid: string) =>
  (await ada.request<{ count: number }>('GET', `/sw/api/user/profile/get-avatar-usage/${fid}`)).body.count;
const selectAvatar = (user_picture: unknown) => ada.request('PATCH', `/user/${ada.uid}`, { user_picture });

describe('selecting an avatar', () => {
  it('updates the number of members who use the avatar, and clears the selection with an empty list', async () => {
    const fox = await foxOf();
    expect(fox.price).toBe(0);
    expect(await usageOf(fox.fid)).toBe(0);
    expect(await selectAvatar([{ target_id: fox.fid }])).toMatchObject({
      status: 200,
      body: { avatarUrl: fox.url },
    });
    expect(await usageOf(fox.fid)).toBe(1);
    expect(await selectAvatar([])).toMatchObject({ status: 200, body: { avatarUrl: null } });
    expect(await usageOf(fox.fid)).toBe(0);
  });

  it('refuses a drawing that costs tokens', async () => {
    const { fid } = await foxOf();
    const { db } = services.database;
    await db
      .update(avatar)
      .set({ price: 50 })
      .where(eq(avatar.fid, Number(fid)));
    expect((await foxOf()).price).toBe(50);
    expect(await selectAvatar([{ target_id: fid }])).toMatchObject({
      status: 422,
      body: { fields: { user_picture: 'There is no such picture.' } },
    });
    await db
      .update(avatar)
      .set({ price: 0 })
      .where(eq(avatar.fid, Number(fid)));
  });

  it('refuses two avatars in one request', async () => {
    const { fid } = await foxOf();
    expect((await selectAvatar([{ target_id: fid }, { target_id: fid }])).status).toBe(400);
  });
});
