/**
 * A page of the account, with its frame and navigation. Shows a placeholder until the member is known, or a notice if
 * there is no member.
 */
import Head from 'next/head';
import type { ReactNode } from 'react';
import { NoScriptFallback } from '@/components/forms/no-script';
import { PageFrame } from '@/components/layout/page-frame';
import { getSiteConfig } from '@/components/layout/site-config';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { titleOf } from '@/lib/config';
import type { User } from '@/lib/domain/members/user';
import { useAuth } from '@/stores/stores-provider';
import { AccountNav } from './account-nav';
import { AccountSheet } from './account-sheet';
import { AccountSkeleton } from './account-skeleton';
import { AccountUnavailable } from './account-unavailable';

interface AccountPageProps {
  /** The page's key in the navigation. */
  part: string;
  title: string;
  /** The number of lines in the skeleton, which should be about as high as the content. */
  lines?: number;
  /** Replaces the default signed-out notice, for example after the page has deleted the account. */
  deletedContent?: ReactNode;
  children: (user: User) => ReactNode;
}

export const AccountPage = ({ part, title, lines, deletedContent, children }: AccountPageProps) => {
  const isReady = useAuth((state) => state.isReady);
  const user = useAuth((state) => state.user);
  return (
    <PageFrame hasRail={false} tab="you">
      <Head>
        <title>{titleOf(getSiteConfig(), title)}</title>
        <meta key="description" name="description" content={getSiteConfig().description} />
      </Head>
      <AccountSheet>
        <AccountNav current={part} user={user} />
        <div className="parts" aria-busy={!isReady || undefined}>
          <h1>{title}</h1>
          {!isReady && (
            <>
              <NoScriptFallback />
              <p className="sr" role="status">
                {ACCOUNT_PAGE_MESSAGES.loading}
              </p>
              <AccountSkeleton lines={lines} />
            </>
          )}
          {isReady && (user ? children(user) : (deletedContent ?? <AccountUnavailable />))}
        </div>
      </AccountSheet>
    </PageFrame>
  );
};
