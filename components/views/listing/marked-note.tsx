/** The line under a title on a card of a search: what people know the game as, or its genre, with the matched words marked. */
import type { ReactNode } from 'react';
import { Marked } from '@/components/ui/marked';
import type { GameSummary } from '@/lib/contract/game';
import { mainGenreOf } from '@/lib/domain/games/genres';

export const markedNote = (game: GameSummary, matches: readonly string[]): ReactNode | undefined =>
  matches.length > 0 ? (
    <Marked text={game.knownAs[0] ?? mainGenreOf(game).name} matches={matches} />
  ) : undefined;
