/** The line below the title of a card in a search: the known name or the genre, with the matched words highlighted. */
import type { ReactNode } from 'react';
import { Marked } from '@/components/ui/marked';
import type { GameSummary } from '@/lib/contract/game';
import { mainGenreOf } from '@/lib/domain/games/genres';

export const markedNote = (game: GameSummary, matches: readonly string[]): ReactNode | undefined =>
  matches.length > 0 ? (
    <Marked text={game.knownAs[0] ?? mainGenreOf(game).name} matches={matches} />
  ) : undefined;
