/** Selects the game of the archive, with links to the archives of the other dailies. */
import { useState } from 'react';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { Game, GameSummary } from '@/lib/contract/game';
import { parseRecordLink } from '@/lib/domain/games/record-url';
import { paths, slugOfPath } from '@/lib/paths';
import { useOtherDailies } from '@/stores/queries/use-other-dailies';

const ArchiveThumbnail = ({ game }: { game: Game | GameSummary }) => {
  const art = artworkUrl(game, 'small');
  return art && <img src={art} alt="" width={46} height={46} />;
};

export const ArchivePicker = ({ game }: { game: Game }) => {
  const [isOpen, setOpen] = useState(false);
  const others = useOtherDailies(isOpen, game.uid);
  const content = parseRecordLink(game.archive?.contentUrl ?? null);
  return (
    <details className="archive-picker" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ArchiveThumbnail game={game} />
        <span>
          <b>{game.title}</b>
          <small>{game.archive?.frequency === 'daily' ? 'Daily archive' : 'Archive'}</small>
        </span>
        <Icon name="chevD" />
      </summary>
      <ul aria-busy={others === null}>
        <li>
          <SiteLink href={paths.landing(slugOfPath(game))}>
            <Icon name="arrowL" />
            To the game
          </SiteLink>
        </li>
        {content && (
          <li>
            <SiteLink href={content}>
              <Icon name="chevR" />
              About this archive
            </SiteLink>
          </li>
        )}
        {others?.map((other) => (
          <li key={other.uid}>
            <SiteLink href={paths.archive(slugOfPath(other))}>
              <ArchiveThumbnail game={other} />
              {other.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
};
