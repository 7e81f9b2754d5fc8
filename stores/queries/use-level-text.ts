/** Returns the progress text that the game wrote for a started daily, or else the progress as a percentage. */
import { useMemo } from 'react';
import type { GameSummary } from '@/lib/contract/game';
import { useLevelTexts, type LevelStatus } from './use-level-texts';

/** @returns a text such as `31 of 81 cells`, or null if the level has not been started */
export const useLevelText = (game: GameSummary, status: LevelStatus | null | undefined): string | null => {
  const games = useMemo(() => [game], [game]);
  const statuses = useMemo(() => (status ? { [game.keyword]: status } : {}), [game, status]);
  const texts = useLevelTexts(games, statuses);
  return status?.state === 'started' ? levelText(status, texts[game.keyword]) : null;
};

/** @param text the progress text that the game wrote; undefined if there is none */
export const levelText = ({ progress }: LevelStatus, text: string | undefined): string =>
  text ?? `${Math.round(100 * progress)}% done`;
