/** @vitest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useRequireSignIn } from '@/components/account/use-require-sign-in';
import { SIGN_IN_DIALOG } from '@/stores/account-dialogs';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

let stores: Stores;
let completedActions: string[];
const press = (name: string): void => {
  const { result } = renderHook(useRequireSignIn, {
    wrapper: ({ children }) => <StoresWrapper stores={stores}>{children}</StoresWrapper>,
  });
  result.current(() => void completedActions.push(name));
};
const openDialogName = () => stores.modal.getState().current?.name ?? null;
const resolveSession = (isSignedIn: boolean): void =>
  act(() => stores.auth.setState({ isReady: true, isSignedIn }));

beforeEach(() => {
  stores = createPageStores();
  completedActions = [];
});

describe('an action for members only', () => {
  it('runs immediately for a member', () => {
    resolveSession(true);
    press('favourite');
    expect(completedActions).toEqual(['favourite']);
  });

  it('asks a visitor to sign in', () => {
    press('favourite');
    expect([completedActions, openDialogName()]).toEqual([[], SIGN_IN_DIALOG]);
  });

  it.each([
    [true, ['rate'], null],
    [false, [], SIGN_IN_DIALOG],
  ])('waits until the sign-in state is known (member: %s)', (isSignedIn, expected, shown) => {
    stores.auth.setState({ isReady: false });
    const { result } = renderHook(useRequireSignIn, {
      wrapper: ({ children }) => <StoresWrapper stores={stores}>{children}</StoresWrapper>,
    });
    result.current(() => void completedActions.push('favourite'));
    result.current(() => void completedActions.push('rate'));
    expect([completedActions, openDialogName()]).toEqual([[], null]);
    resolveSession(isSignedIn);
    expect([completedActions, openDialogName()]).toEqual([expected, shown]);
  });
});
