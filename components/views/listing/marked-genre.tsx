/** The genre on a card of a search, marked where that is what matched. */
import type { ReactNode } from 'react';
import { Marked } from '@/components/ui/marked';
import type { GameSummary } from '@/lib/contract/game';
import { mainGenreOf } from '@/lib/domain/genres';

export const markedGenre = (game: GameSummary, matches: readonly string[]): ReactNode | undefined =>
  matches.length > 0 ? <Marked text={mainGenreOf(game).name} matches={matches} /> : undefined;
