/** The line below the title of a card in a search: the known name or the genre, with the matched words highlighted. */
import type { ReactNode } from 'react';
import { MarkedText } from '@/components/ui/marked-text';
import type { GameSummary } from '@/lib/contract/game';
import { mainGenreOf } from '@/lib/domain/games/genres';

export const renderMarkedNote = (game: GameSummary, matches: readonly string[]): ReactNode | undefined =>
  matches.length > 0 ? (
    <MarkedText text={game.knownAs[0] ?? mainGenreOf(game).name} matches={matches} />
  ) : undefined;
