/**
 * The administration: open reports, the four queues, unlisted games, collections, errors of clients, and the audit
 * log. It is a single page, because each page adds an entry to the page lists that every visitor loads.
 */
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { AdminAudit } from '@/components/views/admin/admin-audit';
import { AdminCollections } from '@/components/views/admin/admin-collections';
import { AdminErrors } from '@/components/views/admin/admin-errors';
import { AdminEvents } from '@/components/views/admin/admin-events';
import { AdminGames } from '@/components/views/admin/admin-games';
import { AdminOverview } from '@/components/views/admin/admin-overview';
import { AdminQueues } from '@/components/views/admin/admin-queues';
import { titleOf } from '@/lib/config';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';

const ADMIN_PARTS = {
  overview: { title: 'Administration', View: AdminOverview },
  queues: { title: 'Queues', View: AdminQueues },
  games: { title: 'Games', View: AdminGames },
  collections: { title: 'Collections', View: AdminCollections },
  errors: { title: 'Errors', View: AdminErrors },
  events: { title: 'Events', View: AdminEvents },
  audit: { title: 'Audit log', View: AdminAudit },
} as const;
type AdminPart = keyof typeof ADMIN_PARTS;

interface PageProps {
  part: AdminPart;
  appearance: Appearance;
}

const isAdminPart = (part: string): part is AdminPart =>
  part !== 'overview' && Object.hasOwn(ADMIN_PARTS, part);

const parseAdminPart = ([part, ...rest]: readonly string[]): AdminPart | null => {
  if (part === undefined) return 'overview';
  return rest.length === 0 && isAdminPart(part) ? part : null;
};

export const getServerSideProps: GetServerSideProps<PageProps, { part?: string[] }> = async ({
  req,
  params,
}) => {
  const part = parseAdminPart(params?.part ?? []);
  if (!part) return { notFound: true };
  return { props: { part, appearance: appearanceOfCookies(req.headers.cookie) } };
};

export default function AdminPage({ part }: PageProps) {
  const { title, View } = ADMIN_PARTS[part];
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), title)}</title>
      </Head>
      <View />
    </>
  );
}
