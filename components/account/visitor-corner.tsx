/**
 * The account's part of the header: two links for visitors. The code for players loads only if the visitor has played.
 */
import { useEffect } from 'react';
import { ButtonLink, type ButtonKind } from '@/components/ui/button';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { paths } from '@/lib/paths';
import { REGISTER_DIALOG, SIGN_IN_DIALOG } from '@/stores/account-dialogs';
import { useAuth, useClients, useModal } from '@/stores/stores-provider';
import { AccountDialogs } from './account-dialogs';
import { handlePlainClick } from './handle-plain-click';

const LazyPlayerMenu = createLazyComponent(async () => (await import('./player-corner')).PlayerMenu);

export const VisitorMenu = ({ kinds: [quiet, loud] }: { kinds: [ButtonKind, ButtonKind] }) => {
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const isVisitor = useAuth((state) => state.isReady) && !isSignedIn;
  const { player } = useClients();
  const open = useModal((state) => state.open);
  // A script in the document's head sets `data-member` if a member was signed in on this browser, and CSS then
  // reserves space for the member's menu. Removes the attribute once the visitor is known to be signed out.
  useEffect(() => {
    if (isVisitor) document.documentElement.removeAttribute('data-member');
  }, [isVisitor]);
  return (
    <>
      {(isSignedIn || (isVisitor && player.hasGuest())) && <LazyPlayerMenu />}
      <AccountDialogs />
      {!isSignedIn && (
        <>
          <ButtonLink
            kind={quiet}
            href={paths.login()}
            onClick={handlePlainClick(() => open(SIGN_IN_DIALOG))}
          >
            Sign in
          </ButtonLink>
          <ButtonLink
            kind={loud}
            href={paths.register()}
            onClick={handlePlainClick(() => open(REGISTER_DIALOG))}
          >
            Join free
          </ButtonLink>
        </>
      )}
    </>
  );
};
