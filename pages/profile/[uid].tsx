/** A member's public profile. */
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { ProfileView } from '@/components/views/profile/profile-view';
import { titleOf } from '@/lib/config';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';
import type { ProfileData } from '@/lib/domain/members/profile-data';
import { ssrClients } from '@/server/ssr';

interface PageProps extends ProfileData {
  appearance: Appearance;
}

export const getServerSideProps: GetServerSideProps<PageProps, { uid: string }> = async ({ req, params }) => {
  const data = await ssrClients().profile(params?.uid ?? '');
  if (!data) return { notFound: true };
  return { props: { ...data, appearance: appearanceOfCookies(req.headers.cookie) } };
};

export default function ProfilePage({ appearance: _appearance, ...data }: PageProps) {
  const { displayName, uid } = data.profile;
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), displayName)}</title>
        {/* Profiles are only for players of the site, not for search engines (docs/specification/choices.md "Children"). */}
        <meta name="robots" content="noindex" />
      </Head>
      <ProfileView key={uid} {...data} />
    </>
  );
}
