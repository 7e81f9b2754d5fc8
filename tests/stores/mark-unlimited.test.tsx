/** The page of a member of Unlimited is marked when that becomes known, so that every place closes. */
import { afterEach, describe, expect, it } from 'vitest';
import type { User } from '@/lib/domain/user';
import { createTestStores } from '../support/stores';

const isMarked = (): boolean => document.documentElement.hasAttribute('data-unlimited');
const user = (isPremiumUser: boolean) => ({ uid: '7', theme: 'modern', isPremiumUser }) as unknown as User;
const open = () => createTestStores().auth.getState().act();

afterEach(() => document.documentElement.removeAttribute('data-unlimited'));

describe('the mark of Unlimited', () => {
  it('comes with the membership and goes with signing out', async () => {
    const { setUser, leave } = await open();
    setUser(user(true));
    expect(isMarked()).toBe(true);
    leave();
    expect(isMarked()).toBe(false);
  });

  it('is not set for other members', async () => {
    const { setUser } = await open();
    setUser(user(false));
    expect(isMarked()).toBe(false);
  });

  it('stays until the next page for who has it no longer: no place opens under their eyes', async () => {
    const { setUser } = await open();
    setUser(user(true));
    setUser(user(false));
    expect(isMarked()).toBe(true);
  });
});
