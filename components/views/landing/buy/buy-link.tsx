/** The way to a game's payment page; for a member who has the game, to its key. And what its file is to them. */
import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { accountPaths } from '@/lib/account-paths';
import type { Game } from '@/lib/contract/game';
import { useIsOwned } from '@/stores/queries/use-shop';

interface BuyLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'href'> {
  game: Game;
  href: string;
}

export const BuyLink = ({ game, href, children, ...look }: BuyLinkProps) => {
  const isOwned = useIsOwned(game.productSku);
  return isOwned ? (
    <ButtonLink {...look} href={accountPaths.purchases()}>
      Yours: see the key
    </ButtonLink>
  ) : (
    <ButtonLink {...look} href={href}>
      {children}
    </ButtonLink>
  );
};

/** The file is the same for everybody: who has the game has nothing to try. */
export const DownloadWord = ({ game }: { game: Game }) => {
  const isOwned = useIsOwned(game.productSku);
  return game.hasTrial && !isOwned ? 'Free trial' : 'Download';
};
