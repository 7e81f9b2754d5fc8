/** The price of a download, its trial, and its requirements. */
import { FileLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { Game } from '@/lib/contract/game';
import { formatDownloadSize } from '@/lib/domain/billing/purchase';
import { money } from '@/lib/domain/play/amounts';
import { BuyLink, DownloadLabel } from '../buy/buy-link';

/** The trial of this site's downloads, in minutes (docs/specification/choices.md). */
const TRIAL_MINUTES = 60;

/** Returns the conditions of a file on this site; for a file of another site, only whether it has a trial. */
const describeTerms = (game: Game): string => {
  const offersTrial = game.hasTrial && game.downloadUrl !== null;
  if (game.download)
    return `${offersTrial ? `Free to try for ${TRIAL_MINUTES} minutes. ` : ''}Once it is yours it stays on your computer, and plays without a connection.`;
  return `${offersTrial ? 'Free to try first. ' : ''}It comes from its maker, whose terms hold for it.`;
};

export const TermsPanel = ({ game }: { game: Game }) => {
  const download = game.downloadUrl;
  const buy = game.hasPurchase ? game.paidgameBuyUrl : null;
  return (
    <Panel className="landing-terms" aria-labelledby="terms">
      <h2 id="terms">Get this game</h2>
      {game.hasPurchase && game.paidgamePrice !== null && <b>{money(game.paidgamePrice)}</b>}
      <p>{describeTerms(game)}</p>
      {(buy ?? download) && (
        <div>
          {buy && (
            <BuyLink game={game} kind="blue" isFull href={buy}>
              Buy
            </BuyLink>
          )}
          {download && (
            <FileLink kind="line" isFull href={download}>
              <DownloadLabel game={game} />
            </FileLink>
          )}
        </div>
      )}
      {game.requirements && (
        <>
          <h3>What it needs</h3>
          {game.download && (
            <p className="needs">
              One file of {formatDownloadSize(game.download.bytes)}, version {game.download.version}.
            </p>
          )}
          <p className="needs">{game.requirements}</p>
        </>
      )}
    </Panel>
  );
};
