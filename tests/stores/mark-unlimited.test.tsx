/** Tests the Unlimited flag of the page, which closes every ad slot. */
import { afterEach, describe, expect, it } from 'vitest';
import type { User } from '@/lib/domain/members/user';
import { createTestStores } from '../support/stores';

const isMarked = (): boolean => document.documentElement.hasAttribute('data-unlimited');
const createUser = (isPremiumUser: boolean) =>
  ({ uid: '7', theme: 'modern', isPremiumUser }) as unknown as User;
const open = () => createTestStores().auth.getState().loadActions();

afterEach(() => document.documentElement.removeAttribute('data-unlimited'));

describe('the Unlimited flag of the page', () => {
  it('appears with the membership and disappears after signing out', async () => {
    const { setUser, leave } = await open();
    setUser(createUser(true));
    expect(isMarked()).toBe(true);
    leave();
    expect(isMarked()).toBe(false);
  });

  it('remains absent for other members', async () => {
    const { setUser } = await open();
    setUser(createUser(false));
    expect(isMarked()).toBe(false);
  });

  it('stays until the next page after the membership ends, so that no ad slot opens on the current page', async () => {
    const { setUser } = await open();
    setUser(createUser(true));
    setUser(createUser(false));
    expect(isMarked()).toBe(true);
  });
});
