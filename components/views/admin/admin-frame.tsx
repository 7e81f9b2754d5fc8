/** The frame of the administration, which denies access to everyone else. */
import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorScreen } from '@/components/views/error/error-screen';
import { accountPaths } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useAuth } from '@/stores/stores-provider';

const ADMIN_PAGES = [
  { href: accountPaths.admin(), label: 'Overview' },
  { href: accountPaths.admin('queues'), label: 'Queues' },
  { href: accountPaths.admin('games'), label: 'Games' },
  { href: accountPaths.admin('collections'), label: 'Collections' },
  { href: accountPaths.admin('errors'), label: 'Errors' },
  { href: accountPaths.admin('events'), label: 'Events' },
  { href: accountPaths.admin('audit'), label: 'Audit log' },
] as const;

interface AdminFrameProps {
  title: string;
  current: (typeof ADMIN_PAGES)[number]['label'];
  children: ReactNode;
}

export const AdminFrame = ({ title, current, children }: AdminFrameProps) => {
  const isReady = useAuth((state) => state.isReady);
  const isAdmin = useAuth((state) => state.user?.isAdminUser ?? false);
  if (isReady && !isAdmin)
    return (
      <PageFrame hasRail={false}>
        <ErrorScreen code="403" title="This door is locked." line={SOCIAL_MESSAGES.notAdministrator} isDark>
          <div className="actions">
            <ButtonLink href={paths.home()}>Back to the street</ButtonLink>
          </div>
        </ErrorScreen>
      </PageFrame>
    );
  return (
    <PageFrame hasRail={false}>
      <div className="admin-page">
        <h1>{title}</h1>
        <nav aria-label="Administration">
          {ADMIN_PAGES.map(({ href, label }) => (
            <SiteLink key={href} href={href} aria-current={label === current ? 'page' : undefined}>
              {label}
            </SiteLink>
          ))}
        </nav>
        {isAdmin ? children : <Skeleton className="admin-waiting" />}
      </div>
    </PageFrame>
  );
};
