/** Ends a step: saves it when it was won, submits the entire stair, and shows the stars. */
import { showTrouble } from '../../kit/shell/screens';
import type { Saver } from '../../kit/saver';
import type { ScreenAction, Screens } from '../../kit/screens';
import type { Sound } from '../../kit/sound';
import type { RunResult } from '@/lib/game-protocol';
import type { OpenPuzzle, PuzzleSession } from '../../kit/shell/session';
import type { Starwick } from '../../sdk/api';
import { STAIR } from '../config';
import type { ModeKey, Swap } from '../types';
import type { View } from '../view';
import { goalName } from '../words';
import { storeStep, type Ledger, totalStars } from './ledger';
import { findBoardCode, stepOfMoves, type StairGame } from './stair-kind';
import type { StairMove } from './stair-rules';
import { showStepResult, type StepResult } from './stair-screens';
import { STARS_EACH, starsFor, STEPS } from './steps';

const LIGHT_UP_MS = 900;

export interface StepEnding {
  starwick: Starwick;
  session: PuzzleSession<ModeKey, StairMove, StairGame, object>;
  saver: Saver;
  screens: Screens;
  sound: Sound;
  ledger: Ledger;
  /** The number of losses of each step, which selects the step's next board. */
  losses: number[];
  puzzle: OpenPuzzle<ModeKey, StairGame>;
  view: View;
  isOpen(): boolean;
  startStep(step: number): void;
  showNext(step: number): void;
  showMap(): void;
}

/** Ends a step: celebrates, saves and submits it if the player won, and otherwise offers a retry. */
export async function finishStep(ending: StepEnding): Promise<void> {
  const { starwick, session, saver, screens, sound, ledger, losses, puzzle, view } = ending;
  const { play, moves } = puzzle.game;
  const step = stepOfMoves(moves)!;
  const isWon = play.ending === 'won';
  const isBest = isWon && play.score > (ledger[step]?.score ?? -1);
  starwick.gameplay('stop');
  if (isWon) storeStep(ledger, findBoardCode(moves)!, play.score, moves.slice(1) as Swap[]);
  else losses[step]!++;
  delete session.saves.puzzles.stair;
  saver.touch();
  const missing = play.plan.goals
    .flatMap((goal, i) =>
      play.left[i]
        ? [`${play.left[i]!.toLocaleString('en')} ${goalName(goal, play.left[i]).toLowerCase()}`]
        : [],
    )
    .join(', ');
  const result: StepResult = {
    title: isWon ? 'Window lit' : play.ending === 'stuck' ? 'No swap left' : 'Out of swaps',
    ...{ step, isWon, missing, isBest, score: play.score },
    status: puzzle.isRanked ? 'sending' : 'unranked',
    total: ledger.reduce((sum, won) => sum + (won?.score ?? 0), 0),
    rank: null,
  };
  const stars = isWon ? starsFor(step, play.score) : 0;
  const shareResult = async () => {
    const maxStars = STEPS.length * STARS_EACH;
    const text = `${STAIR.title}: step ${step + 1}, ${stars} of ${STARS_EACH} stars.\n${totalStars(ledger)} of ${maxStars} stars in all.`;
    const how = await starwick.share(text).catch(() => 'shown' as const);
    if (how === 'shown') showTrouble(screens, 'Share', text, [{ label: 'Back', onPress: () => void show() }]);
  };
  const retryAction: ScreenAction = {
    label: isWon ? 'Climb it again' : 'Try again',
    onPress: () => ending.startStep(step),
  };
  const house: ScreenAction = { label: 'The house', onPress: ending.showMap };
  const isLast = step === STEPS.length - 1;
  const nextAction: ScreenAction = isLast
    ? { ...house, kind: 'play' }
    : { label: `Step ${step + 2}`, kind: 'play', onPress: () => ending.showNext(step + 1) };
  const actions = isWon
    ? [
        nextAction,
        retryAction,
        ...(isLast ? [] : [house]),
        { label: 'Share', onPress: () => void shareResult() },
      ]
    : [{ ...retryAction, kind: 'play' as const }, house];
  const show = () => ending.isOpen() && showStepResult(screens, result, stars, actions);

  await view.shine();
  if (isWon) starwick.celebrate();
  sound.play(isWon ? [523, 659, 784, 1047] : [392, 330, 294], { gapMs: 110, lengthMs: 420 });
  if (!starwick.settings().reducedMotion) await new Promise((done) => setTimeout(done, LIGHT_UP_MS));
  show();
  if (!isWon || !puzzle.isRanked) return;
  const showRank = (sentResult: RunResult) => {
    result.status = 'sent';
    result.total = sentResult.value;
    result.rank =
      sentResult.rank === null
        ? null
        : `${sentResult.rank}${sentResult.entrants ? ` of ${sentResult.entrants}` : ''}`;
    show();
  };
  try {
    showRank(await session.submit(puzzle));
  } catch {
    result.status = 'kept';
    // The page sends the saved result automatically and then reports the outcome.
    const stop = starwick.on('settled', ({ runId, result: sent }) => {
      if (runId !== puzzle.run.runId) return;
      stop();
      if (sent) showRank(sent);
    });
    show();
  }
}
