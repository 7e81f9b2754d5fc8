/** Handles the player's actions in a card game. */
import type { ShareGrid } from '@/lib/game-protocol';
import type { PuzzleActions, PuzzlePresenter } from '../shell/presenter';
import { countHints } from '../shell/finish';
import { timeValue } from '../shell/value';
import type { CardDesk, TableSize } from './desk';
import type { CardGame } from './game';
import { createKeyMap } from './keys';
import type { CarryMove, CardPosition, TableTurn } from './types';
import { createView } from './view';

const FINISH_EVERY_MS = 95;
const DOUBLE_MS = 350;
const VALUE = {
  ...timeValue,
  isRestarted: false,
  another: 'Another deal',
  paused: (valueText: string) => `${valueText} on the clock. The table is hidden and saved.`,
};

export interface CardPresenterOptions<Game> {
  title: string;
  isDaily: boolean;
  hintPenaltyMs: number;
  isStill(): boolean;
  howTo(): { picture: Element; text: string }[];
  levelName(game: Game): string;
  solvedTitle: string;
  shareGrid?(game: Game): ShareGrid;
}

/** Creates the screen of a card game. Its controls act on the open deal. */
export function createCardPresenter<
  Level,
  Play extends { readonly penaltyMs: number },
  Metrics extends TableSize,
>(
  desk: CardDesk<Play, Metrics>,
  { act, pause, sound }: PuzzleActions<CardGame<Level, Play>>,
  options: CardPresenterOptions<CardGame<Level, Play>>,
): PuzzlePresenter<CardGame<Level, Play>> {
  type Game = CardGame<Level, Play>;
  let lastTap = { card: -1, at: -Infinity };

  const make = (game: Game, turn: TableTurn): boolean => {
    const before = desk.copy(game.play);
    if (game.make(turn)) return false;
    view.announce(desk.describeTurn(before, turn, game.play));
    const to = typeof turn[0] === 'number' ? (turn as CarryMove)[1] : null;
    const isHome = to !== null && desk.isHome(to);
    sound.play([desk.toneOf(game.play, turn)], { lengthMs: isHome ? 110 : 60 });
    if (to !== null && !isHome && !desk.isStack(to)) game.moveTo({ pile: to, count: 1 });
    return true;
  };
  const explainImmovable = (game: Game, position: CardPosition) => {
    view.refuse(position);
    sound.play([196], { lengthMs: 70 });
    return desk.describeNowhere(game.play, position);
  };
  const stockPosition = () => ({ pile: desk.stock!, count: 1 });
  const drawFrom = (game: Game) => {
    if (desk.stock === null) return '';
    const kind = desk.stockState(game.play).isEmpty ? 'recycle' : 'draw';
    game.moveTo(stockPosition());
    return make(game, [kind]) ? '' : explainImmovable(game, stockPosition());
  };
  const foundationTarget = (game: Game, { pile, count }: CardPosition) =>
    desk.listDestinations(game.play, pile, count).find(([, to]) => desk.isHome(to));
  /** Selects a card with the first tap, and removes the pair with the second one. */
  const pick = (game: Game, position: CardPosition) => {
    const { held } = game;
    game.hold(null);
    game.moveTo(position);
    if (held?.pile === position.pile) return '';
    const positions = desk.listDestinations(game.play, position.pile, 1);
    if (held && make(game, [held.pile, position.pile, 1])) return '';
    const homeMove = positions.find(([, to]) => desk.isHome(to));
    if (homeMove && make(game, homeMove)) return '';
    if (desk.cardAt(game.play, position.pile, 1) === null) return explainImmovable(game, position);
    game.hold(position);
    return '';
  };
  const handlers = {
    onCarry: (carry: CarryMove) =>
      act((game) => (make(game, carry) ? '' : explainImmovable(game, { pile: carry[0], count: carry[2] }))),
    onNowhere: (position: CardPosition) => act((game) => explainImmovable(game, position)),
    onTap: (position: CardPosition, card: number | null) =>
      act((game) => {
        if (position.pile === desk.stock) return drawFrom(game);
        if (desk.isPicking) return pick(game, position);
        const now = performance.now();
        const isDouble = card !== null && card === lastTap.card && now - lastTap.at < DOUBLE_MS;
        lastTap = { card: card ?? -1, at: now };
        // The first tap has already moved the card, so a double tap can only mean the foundation.
        const home = foundationTarget(game, position);
        game.moveTo(position);
        // A tap never takes a card off a foundation, because it may be accidental. A screen reader's press reports no
        // card.
        if (card !== null && desk.isHome(position.pile))
          return isDouble ? '' : 'Drag it to take it down again.';
        const carry = isDouble ? home : desk.bestDestination(game.play, position.pile, position.count);
        if (carry && make(game, carry)) return '';
        return isDouble ? '' : explainImmovable(game, position);
      }),
    onDraw: () => act(drawFrom),
    onHome: () =>
      act((game) => {
        const position = game.held ?? game.cursor;
        if (position.pile === desk.stock) return '';
        const home = foundationTarget(game, position);
        return home && make(game, home) ? '' : explainImmovable(game, position);
      }),
    onUndo: () => act((game) => (view.announce(game.undo() ? 'Taken back.' : ''), '')),
    onRedo: () => act((game) => (view.announce(game.redo() ? 'Made again.' : ''), '')),
    onRestart: () => act((game) => (game.restart(), view.announce('Back to the deal.'), '')),
    onHint: () => act((game) => (game.requestHint(), '')),
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

  /** Moves every possible card to the foundations. */
  const bringHome = (game: Game) => {
    for (let isMoved = true; isMoved;) {
      isMoved = false;
      for (let pile = 0; pile < desk.pileCount; pile++) {
        const home = foundationTarget(game, { pile, count: 1 });
        if (home && !desk.isHome(pile) && make(game, home)) isMoved = true;
      }
    }
  };
  /** Moves card by card, until the player acts or a screen covers the game. */
  const playOut = async (game: Game, turns: readonly TableTurn[]) => {
    if (options.isStill()) for (const turn of turns) make(game, turn);
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

  const view = createView<Level, Play, Metrics>(desk, options.hintPenaltyMs, handlers);
  const keys = createKeyMap<Level, Play, Metrics>(desk, act, view, {
    ...handlers,
    make,
    nowhere: explainImmovable,
    pick,
    drawFrom,
  });
  return {
    view,
    keys,
    howTo: options.howTo,
    onOpen: (_, day, label) => view.setHeading(options.title, options.isDaily ? label : day),
    levelName: options.levelName,
    solvedTitle: () => options.solvedTitle,
    value: VALUE,
    describeResult: ({ moves, turnCount }) => `${turnCount} moves, ${countHints(moves)}`,
    ...(options.shareGrid && { shareGrid: options.shareGrid }),
  };
}
