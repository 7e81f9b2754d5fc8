/** Loads the props of payment pages: the offer, and the shells of a member's own pages. */
import type { GetServerSideProps } from 'next';
import type { Game } from '@/lib/contract/game';
import type { PlansOffer } from '@/lib/domain/billing/subscription';
import { appearanceOfCookies, type Appearance } from '@/lib/domain/site/layout';
import { parseSitePath } from '@/lib/domain/games/record-url';
import { markPublic, ssrClients } from './ssr';

interface BuyPageProps {
  game: Game;
  sku: string;
}

export const offerProps: GetServerSideProps<{ offer: PlansOffer; appearance: Appearance }> = async (
  context,
) => {
  markPublic(context);
  return {
    props: { offer: await ssrClients().offer(), appearance: appearanceOfCookies(context.req.headers.cookie) },
  };
};

/** Returns the props of the purchase page of a download game with a file on this site; for other games, the page is not found. */
export const gameOfferProps: GetServerSideProps<
  BuyPageProps & { appearance: Appearance },
  { slug: string }
> = async (context) => {
  const game = await ssrClients().games.byAlias(context.params?.slug ?? '');
  if (!game?.productSku || !game.isDownloadGame || !game.download) return { notFound: true };
  markPublic(context);
  const linked = { ...game, downloadUrl: parseSitePath(game.downloadUrl) };
  const appearance = appearanceOfCookies(context.req.headers.cookie);
  return { props: { game: linked, sku: game.productSku, appearance } };
};

/** docs/specification/choices.md: the sandbox's pages do not exist where real money is charged. */
export const sandboxProps: GetServerSideProps<{ appearance: Appearance }> = async ({ req }) => {
  const { provider } = await ssrClients().offer();
  if (provider !== 'sandbox') return { notFound: true };
  return { props: { appearance: appearanceOfCookies(req.headers.cookie) } };
};
