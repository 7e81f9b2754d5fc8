/**
 * The links at the top of a download game's page: to its file and its price; for a member who owns the game, to the
 * license key.
 */
import { FileLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Game } from '@/lib/contract/game';
import { money } from '@/lib/domain/play/amounts';
import { BuyLink, DownloadLabel } from './buy-link';

export const DownloadActions = ({ game, size }: { game: Game; size: 'normal' | 'large' }) => {
  const buy = game.hasPurchase ? game.paidgameBuyUrl : null;
  return (
    <>
      {game.downloadUrl && (
        <FileLink kind={game.embed ? 'night' : 'play'} size={size} href={game.downloadUrl}>
          <Icon name="dl" />
          <DownloadLabel game={game} />
        </FileLink>
      )}
      {buy && (
        <BuyLink game={game} kind="cream" size={size} href={buy}>
          {game.paidgamePrice === null ? 'Buy' : `Buy ${money(game.paidgamePrice)}`}
        </BuyLink>
      )}
    </>
  );
};
