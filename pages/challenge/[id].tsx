/** A challenge link: the same puzzle for anyone, and both results afterwards. */
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { siteConfig } from '@/components/layout/site-config';
import { ChallengeView, type ChallengeProps } from '@/components/views/challenge/challenge-view';
import { titleOf } from '@/lib/config';
import { challengePreview } from '@/lib/domain/challenge-text';
import { lookOfCookies, type Look } from '@/lib/domain/layout';
import { ssrClients } from '@/server/ssr';

interface PageProps extends ChallengeProps {
  look: Look;
}

export const getServerSideProps: GetServerSideProps<PageProps, { id: string }> = async ({ req, params }) => {
  const found = await ssrClients().challenge(params?.id ?? '');
  if (!found) return { notFound: true };
  return { props: { ...found, look: lookOfCookies(req.headers.cookie) } };
};

export default function ChallengePage({ look: _look, ...props }: PageProps) {
  const { title, description } = challengePreview(props.game.title, props.challenge);
  return (
    <>
      <Head>
        <title>{titleOf(siteConfig(), title)}</title>
        <meta key="description" name="description" content={description} />
      </Head>
      <ChallengeView key={props.challenge.id} {...props} />
    </>
  );
}
