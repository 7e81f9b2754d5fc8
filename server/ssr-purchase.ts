/** What the pages of payments are made of: the offer, and the shells of a member's own. */
import type { GetServerSideProps } from 'next';
import type { Offer } from '@/lib/domain/subscription';
import { lookOfCookies, type Look } from '@/lib/domain/layout';
import { markPublic, ssrClients } from './ssr';

export const offerProps: GetServerSideProps<{ offer: Offer; look: Look }> = async (context) => {
  markPublic(context);
  return { props: { offer: await ssrClients().offer(), look: lookOfCookies(context.req.headers.cookie) } };
};

/** decisions.md: where money is real there is no sandbox. */
export const sandboxProps: GetServerSideProps<{ look: Look }> = async ({ req }) => {
  const { provider } = await ssrClients().offer();
  if (provider !== 'sandbox') return { notFound: true };
  return { props: { look: lookOfCookies(req.headers.cookie) } };
};
