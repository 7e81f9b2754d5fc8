/** Suggests another game: the one that the catalog entry names, or else a random one. */
import type { CSSProperties } from 'react';
import { CategoryIcon } from '@/components/ui/category-icon';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { Game, GameSummary } from '@/lib/contract/game';
import { mainGenreOf } from '@/lib/domain/games/genres';
import { hidingKeysOf } from '@/lib/domain/members/hidden-games';
import { TokenButton } from '../buy/token-button';

const SuggestedGame = ({ game }: { game: GameSummary }) => {
  const art = artworkUrl(game, 'standard');
  return (
    <SiteLink
      href={game.href}
      data-play=""
      data-keys={hidingKeysOf(game)}
      style={{ '--hl': game.highlightColor } as CSSProperties}
    >
      <span className="picture">
        {art ? <img src={art} alt="" loading="lazy" /> : <CategoryIcon name={mainGenreOf(game).icon} />}
      </span>
      <b>{game.title}</b>
      {game.descriptionShort && <small>{game.descriptionShort}</small>}
    </SiteLink>
  );
};

export const SuggestionPanel = ({ game }: { game: Game }) => {
  const named = game.alternateSuggestionGame;
  return (
    <Panel className="landing-suggestion" aria-labelledby="suggestion">
      <h2 id="suggestion">Try this instead</h2>
      {named ? (
        <SuggestedGame game={named} />
      ) : (
        <TokenButton token={game.randomGameSuggestionUrl ?? ''} icon="shuffle">
          Surprise me
        </TokenButton>
      )}
    </Panel>
  );
};
