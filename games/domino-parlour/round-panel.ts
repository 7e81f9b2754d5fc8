/** Shows the end of a round: who went out, the remaining tiles, the score, and the next button. */
import { el, setText } from '../kit/dom';
import { isLastRound } from './play';
import type { Game } from './state';
import { createTile } from './tile-art';
import { nameOf, TILES } from './tiles';
import type { Tile } from './types';
import { describeRound, titleOfRound, nameOfSeat } from './words';

/** How long the last tile is shown before the result, in ms. */
const AFTER_MS = 900;

export interface RoundPanel {
  node: HTMLElement;
  render(game: Game): void;
}

/** Returns a row with a player's remaining tiles. */
function createHandRow(name: string, hand: readonly Tile[], pips: number): HTMLLIElement {
  const tiles = hand.map((tile) => createTile(TILES[tile]![1], TILES[tile]![0]));
  const count = hand.length ? String(pips) : 'out';
  return el(
    'li',
    {},
    el('strong', { text: name }),
    el(
      'span',
      { class: 'dp-left', role: 'img', 'aria-label': hand.map(nameOf).join(', ') || 'no tiles' },
      ...tiles,
    ),
    el('b', { text: count }),
  );
}

export function createRoundPanel(onNext: () => void): RoundPanel {
  const title = el('h2');
  const hands = el('ul', { class: 'dp-hands' });
  const line = el('p');
  const next = el('button', { type: 'button', class: 'kit-button is-play', on: { click: onNext } });
  const node = el('div', {
    class: 'dp-round',
    role: 'region',
    'aria-label': 'End of the round',
    hidden: true,
  });
  node.append(title, hands, line, next);
  let shownKey = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fill = (game: Game) => {
    const { level, play } = game;
    const end = play.round.end!;
    setText(title, titleOfRound(level, end));
    setText(line, describeRound(level, end));
    setText(next, isLastRound(play) ? 'Finish the match' : 'Next round');
    const seats = level.house.seats === 4 ? [0, 2, 1, 3] : [0, 1];
    hands.replaceChildren(
      ...seats.map((seat) =>
        createHandRow(nameOfSeat(level, seat), play.round.hands[seat]!, end.left[seat]!),
      ),
    );
  };

  return {
    node,
    render(game) {
      const { play, level } = game;
      const key = play.round.end && !play.ending ? `${level.seed} ${play.round.number}` : '';
      if (key === shownKey) return;
      shownKey = key;
      clearTimeout(timer);
      node.hidden = true;
      if (!key) return;
      timer = setTimeout(() => {
        fill(game);
        node.hidden = false;
        next.focus({ preventScroll: true });
      }, AFTER_MS);
    },
  };
}
