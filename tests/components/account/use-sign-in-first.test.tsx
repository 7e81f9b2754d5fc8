/** @vitest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSignInFirst } from '@/components/account/use-sign-in-first';
import { SIGN_IN_DIALOG } from '@/stores/account-dialogs';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, InStores } from '../../support/page-stores';

let stores: Stores;
let done: string[];
const press = (name: string): void => {
  const { result } = renderHook(useSignInFirst, {
    wrapper: ({ children }) => <InStores stores={stores}>{children}</InStores>,
  });
  result.current(() => void done.push(name));
};
const dialog = () => stores.modal.getState().current?.name ?? null;
const resolve = (isSignedIn: boolean): void => act(() => stores.auth.setState({ isReady: true, isSignedIn }));

beforeEach(() => {
  stores = createPageStores();
  done = [];
});

describe('an action for members only', () => {
  it('runs immediately for a member', () => {
    resolve(true);
    press('favourite');
    expect(done).toEqual(['favourite']);
  });

  it('asks a visitor to sign in', () => {
    press('favourite');
    expect([done, dialog()]).toEqual([[], SIGN_IN_DIALOG]);
  });

  it.each([
    [true, ['rate'], null],
    [false, [], SIGN_IN_DIALOG],
  ])('waits until the sign-in state is known (member: %s)', (isSignedIn, expected, shown) => {
    stores.auth.setState({ isReady: false });
    const { result } = renderHook(useSignInFirst, {
      wrapper: ({ children }) => <InStores stores={stores}>{children}</InStores>,
    });
    result.current(() => void done.push('favourite'));
    result.current(() => void done.push('rate'));
    expect([done, dialog()]).toEqual([[], null]);
    resolve(isSignedIn);
    expect([done, dialog()]).toEqual([expected, shown]);
  });
});
