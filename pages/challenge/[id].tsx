/** The page of a challenge link, with the same puzzle for everyone, and both results afterward. */
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { ChallengeView, type ChallengeProps } from '@/components/views/challenge/challenge-view';
import { titleOf } from '@/lib/config';
import { challengePreview } from '@/lib/domain/play/challenge-text';
import { ssrClients } from '@/server/ssr';
import { shellProps } from '@/server/ssr-account';

export const getServerSideProps: GetServerSideProps<ChallengeProps, { id: string }> = async (context) => {
  const found = await ssrClients().challenge(context.params?.id ?? '');
  const shell = await shellProps(context);
  return found && 'props' in shell ? { props: { ...(await shell.props), ...found } } : { notFound: true };
};

export default function ChallengePage(props: ChallengeProps) {
  const { title, description } = challengePreview(props.game.title, props.challenge);
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), title)}</title>
        <meta key="description" name="description" content={description} />
      </Head>
      <ChallengeView key={props.challenge.id} {...props} />
    </>
  );
}
