/** Controls the game in the bell tower: the tower rings a phrase, and the player rings it back. */
import type { PuzzleActions, PuzzlePresenter } from '../../kit/shell/presenter';
import { createPointsValue } from '../../kit/shell/value';
import type { Speaker } from '../music/speaker';
import { bellSteps } from './how-to';
import { floorOf } from './play';
import { createRinging } from './ringing';
import type { Game } from './state';
import type { Outcome, Play } from './types';
import { createView } from './view';

/** The major scale on C, in semitones. */
const SCALE = [0, 2, 4, 5, 7, 9, 11, 12];
const LOWEST_NOTE = 67;
const FIRST_MS = 700;
const NEXT_MS = 1_000;
const WRONG_MS = 1_300;

const resultValue = createPointsValue(({ play }: Game) => play.score, {
  another: 'Ring again',
  next: 'Climb on',
  paused: (valueText) => `${valueText} points so far. The bells are still.`,
});

const MESSAGE_OF: Readonly<Record<Outcome, string>> = {
  right: '',
  phrase: 'Well rung. Now a little longer.',
  floor: 'The whole tune! Up to the next floor.',
  wrong: 'Not that bell. Listen once more.',
  listen: 'Listen once more.',
};

const LONG_NIGHT = 8;
/**
 * Returns whether an endless run counts as a win. Every endless run ends with the loss of all lanterns, so a long one
 * counts as a win.
 */
const isLongNight = ({ level, phrases }: Play): boolean => level.mode === 'endless' && phrases >= LONG_NIGHT;

/** Creates the screen. Its controls act on the open tower. */
export function createBellsPresenter(
  { act, pause }: PuzzleActions<Game>,
  speaker: Speaker,
): PuzzlePresenter<Game> {
  let open: Game | null = null;
  const soundBell = (bell: number, loud: number) => {
    const step = open && floorOf(open.play).bells[bell];
    if (step !== null && step !== undefined) speaker.note('bell', LOWEST_NOTE + SCALE[step]!, loud, 0.5);
  };
  const ringing = createRinging((bell) => {
    soundBell(bell, 1);
    view.swing(bell, true, true);
  });
  const yourTurn = () => view.setListening(false, open?.play.rung ? 'Your turn: go on' : 'Your turn');
  const play = (afterMs: number, text = 'Listen') => {
    if (!open || open.isDone()) return;
    view.setListening(true, text);
    ringing.start(open.phrase(), floorOf(open.play).rhythm, afterMs, yourTurn);
  };
  const ringBell = (bell: number) => {
    speaker.wake();
    if (ringing.isRinging) return;
    act((game) => {
      if (bell >= floorOf(game.play).bells.length) return;
      soundBell(bell, 1);
      const outcome = game.ring(bell);
      if (!outcome) return;
      view.swing(bell, outcome !== 'wrong', false);
      if (outcome === 'wrong') speaker.note('bass', 43, 0.8);
      if (outcome === 'right' || game.isDone()) return;
      if (outcome === 'floor')
        [0, 4, 7, 12].forEach((up, i) => setTimeout(() => speaker.note('box', 60 + up, 0.5), 250 + i * 110));
      play(outcome === 'wrong' ? WRONG_MS : NEXT_MS, MESSAGE_OF[outcome]);
    });
  };
  const listen = () => {
    speaker.wake();
    if (ringing.isRinging) return;
    act((game) => {
      game.listen();
      play(350, MESSAGE_OF.listen);
    });
  };
  const view = createView({ onBell: ringBell, onListen: listen, onPause: pause });
  const { setHidden } = view;
  view.setHidden = (isHidden) => {
    setHidden(isHidden);
    ringing.stop();
    if (isHidden || !open || open.isDone()) return;
    speaker.wake();
    play(FIRST_MS);
  };
  const bellKeys = Array.from({ length: 8 }, (_, bell) => [
    String(bell + 1),
    (event: KeyboardEvent) => {
      if (!event.repeat) ringBell(bell);
    },
  ]);
  return {
    view,
    value: resultValue,
    keys: { ...Object.fromEntries(bellKeys), l: listen } as PuzzlePresenter<Game>['keys'],
    howTo: bellSteps,
    onOpen(game, label) {
      open = game;
      view.open(game, label);
    },
    levelName: () => '',
    solvedTitle: ({ play }) =>
      play.ending === 'whole'
        ? 'The whole tower rings'
        : isLongNight(play)
          ? 'A long night of bells'
          : 'The lanterns are out',
    isWon: ({ play }) => play.ending === 'whole' || isLongNight(play),
    describeResult: ({ play: { phrases } }) => `${phrases} ${phrases === 1 ? 'phrase' : 'phrases'} rung back`,
  };
}
