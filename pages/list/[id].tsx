/** A list that a member shares by a link. */
import type { GetServerSideProps } from 'next';
import Head from 'next/head';
import { getSiteConfig } from '@/components/layout/site-config';
import { SharedListView, type SharedListProps } from '@/components/views/shared-list/shared-list-view';
import { titleOf } from '@/lib/config';
import { sharedListTexts } from '@/lib/domain/site/page-meta';
import { ssrClients } from '@/server/ssr';
import { shellProps } from '@/server/ssr-account';

export const getServerSideProps: GetServerSideProps<SharedListProps, { id: string }> = async (context) => {
  const shareId = context.params?.id ?? '';
  const list = await ssrClients().sharedList(shareId);
  const shell = await shellProps(context);
  return list && 'props' in shell ? { props: { ...(await shell.props), list, shareId } } : { notFound: true };
};

export default function ListPage(props: SharedListProps) {
  const { title, description } = sharedListTexts(props.list);
  return (
    <>
      <Head>
        <title>{titleOf(getSiteConfig(), title)}</title>
        <meta key="description" name="description" content={description} />
      </Head>
      <SharedListView key={props.shareId} {...props} />
    </>
  );
}
