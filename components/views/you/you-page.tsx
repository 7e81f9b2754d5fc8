/** A guest's own page, with everything that this browser stores. Members have their account instead. */
import Head from 'next/head';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import styled from 'styled-components';
import { handlePlainClick } from '@/components/account/handle-plain-click';
import { NoScriptFallback } from '@/components/forms/no-script';
import { PageFrame } from '@/components/layout/page-frame';
import { getSiteConfig } from '@/components/layout/site-config';
import { ButtonLink } from '@/components/ui/button';
import { createLazyComponent } from '@/components/ui/lazy-component';
import { AccountSkeleton } from '@/components/views/account/frame/account-skeleton';
import { titleOf } from '@/lib/config';
import { paths } from '@/lib/paths';
import { YOU_MESSAGES } from '@/lib/you-messages';
import { REGISTER_DIALOG } from '@/stores/account-dialogs';
import { useAuth, useModal } from '@/stores/stores-provider';
import { below } from '@/styles/breakpoints';

const GuestPanels = createLazyComponent(async () => (await import('./guest-panels')).GuestPanels);

const YouPageSheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  width: 100%;
  max-width: 1120px;
  /* The footer stays out of view while the panels load, so that nothing visible moves. */
  min-height: 100vh;
  margin: 0 auto;
  padding: 8px 32px 54px;
  align-content: start;

  .join-line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 20px;
  }
  .join-line p {
    max-width: 68ch;
  }
  .recent-games {
    margin-top: 0;
  }
  .recent-games > button {
    margin-top: 18px;
  }
  [data-layout='classic'] & {
    max-width: none;
    padding: 20px 4px 32px;
  }
  ${below('desktop')} {
    gap: 18px;
    padding: 4px var(--margin) 40px;
  }
`;

export const YouPage = () => {
  const isReady = useAuth((state) => state.isReady);
  const isSignedIn = useAuth((state) => state.isSignedIn);
  const open = useModal((state) => state.open);
  const { replace } = useRouter();
  useEffect(() => {
    if (isSignedIn) void replace(paths.account());
  }, [isSignedIn, replace]);
  const isGuest = isReady && !isSignedIn;
  return (
    <PageFrame hasRail={false} tab="you">
      <Head>
        <title>{titleOf(getSiteConfig(), YOU_MESSAGES.title)}</title>
        <meta key="description" name="description" content={getSiteConfig().description} />
      </Head>
      <YouPageSheet aria-busy={!isGuest || undefined}>
        <h1>{YOU_MESSAGES.title}</h1>
        {!isGuest && <NoScriptFallback />}
        {isGuest && (
          <div className="join-line">
            <p>{YOU_MESSAGES.joinLine}</p>
            <ButtonLink
              kind="blue"
              href={paths.register()}
              onClick={handlePlainClick(() => open(REGISTER_DIALOG))}
            >
              {YOU_MESSAGES.join}
            </ButtonLink>
          </div>
        )}
        {isGuest ? <GuestPanels fallback={<AccountSkeleton />} /> : <AccountSkeleton />}
      </YouPageSheet>
    </PageFrame>
  );
};
