/** A line below a game's name, with its rating, its number of plays, and its devices. */
import { StarRating } from '@/components/ui/rating';
import type { Game } from '@/lib/contract/game';
import { compact, grouped, ratingText } from '@/lib/domain/play/amounts';
import type { LandingAreas } from '../landing-props';

// Longer titles would push Play below the fold in the large font size.
const LONG_TITLE_LENGTH = 24;
const VERY_LONG_TITLE_LENGTH = 60;

/** Returns the attribute for a title that needs a smaller font size. */
export const titleLengthAttribute = ({ length }: string): string | undefined =>
  length > VERY_LONG_TITLE_LENGTH ? 'very' : length > LONG_TITLE_LENGTH ? 'long' : undefined;

export const GameMeta = ({ game, device }: { game: Game } & Pick<LandingAreas, 'device'>) => (
  <div className="meta">
    {game.numRatings > 0 ? (
      <>
        <StarRating value={game.rating} />
        <span>
          {ratingText(game.rating)} from {grouped(game.numRatings)}{' '}
          {game.numRatings === 1 ? 'rating' : 'ratings'}
        </span>
      </>
    ) : (
      <span>Not rated yet</span>
    )}
    {game.numPlays > 0 && (
      <span>
        {compact(game.numPlays)} {game.numPlays === 1 ? 'play' : 'plays'}
      </span>
    )}
    {game.isExclusive && <span className="mark">Only here</span>}
    {device && <span className="mark">{device}</span>}
  </div>
);
