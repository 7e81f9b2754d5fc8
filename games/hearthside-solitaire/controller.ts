/** What happens when the player does something. */
import type { PuzzleActions, PuzzleFace } from '../kit/puzzle/face';
import { countHints } from '../kit/puzzle/finish';
import { timeValue } from '../kit/puzzle/value';
import { bestPlace, listPlaces } from './best-place';
import type { Edition } from './config';
import { howToPictures } from './how-to';
import { keysOf } from './keys';
import { copyTable, FOUNDATION, isFoundation, PILES, STOCK } from './play';
import type { Game, Place } from './state';
import type { Carry, Turn } from './types';
import { createView } from './view';
import { tellNowhere, tellTurn } from './words';

const FINISH_EVERY_MS = 95;
const DOUBLE_MS = 350;
const VALUE = {
  ...timeValue,
  another: 'Another deal',
  paused: (written: string) => `${written} on the clock. The table is hidden and saved.`,
};

/** Makes the screen of an edition, whose controls act on the open deal. */
export function createFace(
  edition: Edition,
  { act, pause, sound }: PuzzleActions<Game>,
  isStill: () => boolean,
): PuzzleFace<Game> {
  let lastTap = { card: -1, at: -Infinity };

  const make = (game: Game, turn: Turn): boolean => {
    const before = copyTable(game.play);
    if (game.make(turn)) return false;
    view.tell(tellTurn(before, turn, game.play));
    const to = typeof turn[0] === 'number' ? (turn as Carry)[1] : STOCK;
    if (isFoundation(to)) sound.play([523 + 18 * game.play.foundations[to - FOUNDATION]!], { lengthMs: 110 });
    else sound.play([to === STOCK ? 240 : 300], { lengthMs: 60 });
    if (to < PILES) game.moveTo({ pile: to, count: 1 });
    return true;
  };
  const nowhere = (game: Game, place: Place) => {
    view.refuse(place);
    sound.play([196], { lengthMs: 70 });
    return tellNowhere(game.play, place);
  };
  const drawFrom = (game: Game) => {
    const kind = game.play.stock.length ? 'draw' : 'recycle';
    game.moveTo({ pile: STOCK, count: 1 });
    return make(game, [kind]) ? '' : nowhere(game, { pile: STOCK, count: 1 });
  };
  const handlers = {
    onCarry: (carry: Carry) =>
      act((game) => (make(game, carry) ? '' : nowhere(game, { pile: carry[0], count: carry[2] }))),
    onNowhere: (place: Place) => act((game) => nowhere(game, place)),
    onTap: (place: Place, card: number | null) =>
      act((game) => {
        if (place.pile === STOCK) return drawFrom(game);
        const now = performance.now();
        const isDouble = card !== null && card === lastTap.card && now - lastTap.at < DOUBLE_MS;
        lastTap = { card: card ?? -1, at: now };
        // The first tap has sent it on already: the second one can only mean home.
        const home = listPlaces(game.play, place.pile, place.count).find(([, to]) => isFoundation(to));
        const carry = isDouble ? home : bestPlace(game.play, place.pile, place.count);
        game.moveTo(place);
        if (carry && make(game, carry)) return '';
        return isDouble ? '' : nowhere(game, place);
      }),
    onDraw: () => act(drawFrom),
    onHome: () =>
      act((game) => {
        const { pile, count } = game.held ?? game.cursor;
        if (pile === STOCK) return '';
        const home = listPlaces(game.play, pile, count).find(([, to]) => isFoundation(to));
        return home && make(game, home) ? '' : nowhere(game, { pile, count });
      }),
    onUndo: () => act((game) => (view.tell(game.undo() ? 'Taken back.' : ''), '')),
    onRedo: () => act((game) => (view.tell(game.redo() ? 'Made again.' : ''), '')),
    onRestart: () => act((game) => (game.restart(), view.tell('Back to the deal.'), '')),
    onHint: () => act((game) => (game.askHint(), '')),
    onCloseHint: () => act((game) => (game.closeHint(), queueMicrotask(view.focusBoard), '')),
    onFinish: () =>
      act((game) => {
        const turns = game.finish();
        if (turns) void playOut(game, turns);
        else bringHome(game);
        return '';
      }),
    onPause: pause,
  };

  /** Everything that can go home does. */
  const bringHome = (game: Game) => {
    for (let isMoved = true; isMoved;) {
      isMoved = false;
      for (let pile = 0; pile <= PILES; pile++) {
        const home = listPlaces(game.play, pile, 1).find(([, to]) => isFoundation(to));
        if (home && make(game, home)) isMoved = true;
      }
    }
  };
  /** Card by card, until something else is done or the game is covered. */
  const playOut = async (game: Game, turns: readonly Turn[]) => {
    if (isStill()) for (const turn of turns) make(game, turn);
    else
      for (const turn of turns) {
        let isMade = false;
        const expected = game.moves.length;
        act((open) => {
          if (open === game && game.moves.length === expected) isMade = make(game, turn);
        });
        if (!isMade) return;
        await new Promise((done) => setTimeout(done, FINISH_EVERY_MS));
      }
  };

  const view = createView(handlers);
  const keys = keysOf(act, view, { ...handlers, make, nowhere, drawFrom });
  return {
    view,
    keys,
    howTo: () => howToPictures(edition),
    opened: (_, day, label) => view.setHeading(edition.title, edition.isDaily ? label : day),
    levelName: ({ level }) => (level.options.draw === 3 ? 'draw three' : 'draw one'),
    solvedTitle: () => 'All home',
    value: VALUE,
    howItWent: ({ moves, turnCount }) => `${turnCount} moves, ${countHints(moves)}`,
  };
}
