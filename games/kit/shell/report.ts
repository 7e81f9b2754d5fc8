/** Builds the report of a result, which the page shows around the game. */
import type { ResultAction, ResultReport, ShareGrid } from '@/lib/game-protocol';
import { formatTime } from '../time';
import type { Outcome } from './screens';
import type { OpenPuzzle } from './session';

interface ReportSource {
  puzzle: Pick<OpenPuzzle<string, unknown>, 'mode' | 'run'>;
  outcome: Outcome;
  shareText: string;
  shareGrid: ShareGrid | undefined;
  hasChapter: boolean;
  hasModes: boolean;
  /** The best value of the mode before this run (for a daily, on this day), or null without one. */
  bestBefore: number | null;
}

const listResultActions = ({ outcome, hasChapter, hasModes }: ReportSource): ResultReport['actions'] => {
  const { status, words } = outcome;
  const actions: [ResultAction, string | false][] = [
    ['retry', (status === 'kept' || status === 'offline') && 'Try again'],
    ['chapter', hasChapter && (words.next ?? 'Next chapter')],
    ['again', words.another],
    ['modes', hasModes && 'Modes'],
  ];
  return actions.flatMap(([action, label]) => (label ? [{ action, label }] : []));
};

const describeBest = ({ outcome, bestBefore }: ReportSource): ResultReport['best'] => {
  if (bestBefore === null) return null;
  const { words } = outcome;
  const value = outcome.result?.value ?? outcome.value;
  const best = outcome.result?.best ?? bestBefore;
  return {
    written: words.format(best === value ? bestBefore : best),
    difference: words.format(Math.abs(value - bestBefore)),
    isBeaten: best === value && value !== bestBefore,
  };
};

/** Returns the current report of a result. */
export const createReport = (source: ReportSource): ResultReport => {
  const { puzzle, outcome, shareText, shareGrid } = source;
  const { words, result } = outcome;
  const parts = outcome.parts.map(([name, written]) => ({ name, written }));
  if (outcome.penaltyMs)
    parts.push({ name: `Added for ${outcome.penaltyFor}`, written: formatTime(outcome.penaltyMs) });
  return {
    runId: puzzle.run.runId,
    mode: puzzle.mode,
    levelKey: puzzle.run.levelKey,
    title: outcome.title,
    label: outcome.label,
    went: outcome.summary,
    written: words.format(result?.value ?? outcome.value),
    noun: words.noun,
    best: describeBest(source),
    parts,
    isWon: outcome.isWon,
    status: outcome.status,
    refusal: outcome.refusal ?? '',
    result,
    shareText,
    shareGrid,
    actions: listResultActions(source),
  };
};
