/** The most played games, numbered from one to ten. */
import { ClassicBox } from '@/components/ui/classic-box';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { compact } from '@/lib/domain/play/amounts';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';

export const TOP_GAME_COUNT = 10;

export const ClassicTop = ({ games }: { games: readonly GameSummary[] }) => (
  <ClassicBox
    title={games.length < TOP_GAME_COUNT ? 'Played most' : `Top ${TOP_GAME_COUNT} online`}
    icon={<Icon name="trophy" />}
    isFlush
  >
    <ol className="classic-top">
      {games.map((game) => (
        <li key={game.uid} data-keys={hidingKeysOf(game)}>
          <SiteLink href={game.href} data-play="">
            <img src={artworkUrl(game, 'standard') ?? ''} alt="" loading="lazy" />
            <b>{game.title}</b>
            <span>
              {compact(game.numPlays)}
              <span className="sr"> plays</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ol>
  </ClassicBox>
);
