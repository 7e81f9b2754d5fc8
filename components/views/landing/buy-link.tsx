/** The way to a game's payment page; for a member who has the game, to its key. */
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
