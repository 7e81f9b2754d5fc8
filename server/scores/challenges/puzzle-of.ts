/** Describes the puzzle of a run for its challenge. */
import type { Challenge } from '@/lib/contract/challenges';
import { ServiceError } from '@/lib/errors';
import type { RunRow } from '../runs/start-run';
import type { ScoredGame } from '../service';

type ChallengedPuzzle = Pick<
  Challenge,
  'game' | 'mode' | 'modeLabel' | 'levelKey' | 'columnType' | 'reverse'
>;

/** Returns the puzzle; null if its game or mode no longer exists. */
export const describePuzzle = (
  game: ScoredGame | null,
  { mode, levelKey }: Pick<RunRow, 'mode' | 'levelKey'>,
): ChallengedPuzzle | null => {
  const found = game?.modes.find(({ key }) => key === mode);
  if (!game || !found) return null;
  const { label: modeLabel, columnType, reverse } = found;
  return { game: game.keyword, mode, modeLabel, levelKey, columnType, reverse };
};

/**
 * Returns the puzzle.
 * @throws ServiceError notFound
 */
export const requirePuzzle = (
  ...puzzle: Parameters<typeof describePuzzle>
): ChallengedPuzzle & { reverse: boolean } => {
  const found = describePuzzle(...puzzle);
  if (!found) throw new ServiceError('notFound', 'The game of this challenge no longer exists.');
  return found;
};
