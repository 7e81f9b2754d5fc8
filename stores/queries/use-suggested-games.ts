/** A few games for pages that have nothing else to show. Temporary body: none until the games client takes its place. */
import type { GameSummary } from '@/lib/contract/game';

const NONE: readonly GameSummary[] = [];

export const useSuggestedGames = (): readonly GameSummary[] => NONE;
