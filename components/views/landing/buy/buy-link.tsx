/**
 * A link to a game's payment page; for a member who owns the game, a link to the license key. Also provides the label
 * for the game's file.
 */
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

/** Returns the label for the file. Everyone downloads the same file, but an owner needs no trial. */
export const DownloadLabel = ({ game }: { game: Game }) => {
  const isOwned = useIsOwned(game.productSku);
  return game.hasTrial && !isOwned ? 'Free trial' : 'Download';
};
