/** Handles the player's actions. */
import type { PuzzleActions, PuzzlePresenter } from '../kit/shell/presenter';
import { countHints } from '../kit/shell/finish';
import { timeValue } from '../kit/shell/value';
import { cachedBoardOf } from './board';
import type { Edition } from './config';
import { howToPictures } from './how-to';
import { createKeyMap } from './keys';
import type { Game } from './state';
import { createView } from './view';
import { describePicked, describePair, describeUndone } from './words';

const VALUE = {
  ...timeValue,
  isRestarted: false,
  another: 'Another deal',
  paused: (valueText: string) => `${valueText} on the clock. The table is hidden and saved.`,
};
/** The notes that quick successive pairs play, one after the other. */
const NOTES = [392, 440, 494, 523, 587, 659, 698, 784, 880];

/** Creates the screen of an edition. Its controls act on the open deal. */
export function createPresenter(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
): PuzzlePresenter<Game> {
  let shownGame: Game | null = null;
  const press = (game: Game, slot: number): string => {
    const faces = [game.play.faces[game.picked ?? slot]!, game.play.faces[slot]!] as const;
    switch (game.press(slot)) {
      case 'paired': {
        const note = NOTES[view.lanterns.light() - 1]!;
        sound.play([note, note * 1.5], { lengthMs: 170 });
        view.announce(describePair(game, faces));
        return '';
      }
      case 'blocked':
        view.refuse(slot);
        sound.play([196], { lengthMs: 70 });
        return describePicked(game, slot);
      case 'picked':
      case 'other':
        sound.play([330], { lengthMs: 60 });
        return '';
      default:
        return '';
    }
  };
  const handlers = {
    onTap: (slot: number) => act((game) => (queueMicrotask(view.focusBoard), press(game, slot))),
    onUndo: () =>
      act((game) => {
        const undoneMove = game.undo();
        view.lanterns.clear();
        view.announce(undoneMove ? describeUndone(undoneMove) : '');
        return '';
      }),
    onRedo: () => act((game) => (view.announce(game.redo() ? 'Taken again.' : ''), '')),
    onHint: () =>
      act((game) => {
        if (!game.requestHint()) return 'No pairs left: undo or shuffle.';
        queueMicrotask(view.focusBoard);
        sound.play([587, 523], { lengthMs: 120 });
        return 'These two go together.';
      }),
    onShuffle: () =>
      act((game) => {
        if (!game.shuffle()) return '';
        view.lanterns.clear();
        queueMicrotask(view.focusBoard);
        sound.play([262, 294, 330, 294, 262], { gapMs: 45, lengthMs: 80 });
        return 'Shuffled. The table can be cleared again.';
      }),
    onDim: () =>
      act((game) => {
        game.isDimmed = !game.isDimmed;
        return game.isDimmed ? 'Held tiles are dimmed.' : 'All tiles are bright.';
      }),
    onPause: pause,
  };
  const view = createView(cachedBoardOf(edition.layout), handlers);
  return {
    view,
    keys: createKeyMap(act, view, { ...handlers, press }),
    howTo: howToPictures,
    onOpen(game, day) {
      view.setHeading(edition.title, day);
      if (shownGame !== game) {
        view.lanterns.clear();
        view.zoom(null);
      }
      shownGame = game;
    },
    levelName: () => '',
    solvedTitle: () => 'Table cleared',
    value: VALUE,
    describeResult({ moves, play }) {
      const shuffles = play.shuffles ? `, ${play.shuffles} shuffle${play.shuffles > 1 ? 's' : ''}` : '';
      return `${countHints(moves)}${shuffles}`;
    },
  };
}
