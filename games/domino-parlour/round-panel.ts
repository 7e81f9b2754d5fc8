/** The end of a round: who went out, what everybody still holds, what it scores, and the way on. */
import { el, setText } from '../kit/dom';
import { isLastRound } from './play';
import type { Game } from './state';
import { createTile } from './tile-art';
import { TILES } from './tiles';
import { tellRound, titleOfRound, whoSits } from './words';

/** The last tile is seen before what came of it. */
const AFTER_MS = 900;

export interface RoundPanel {
  node: HTMLElement;
  render(game: Game): void;
}

/** Makes the panel. */
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
  let shown = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fill = (game: Game) => {
    const { level, play } = game;
    const end = play.round.end!;
    setText(title, titleOfRound(level, end));
    setText(line, tellRound(level, end));
    setText(next, isLastRound(play) ? 'Finish the match' : 'Next round');
    hands.replaceChildren(
      ...play.round.hands.map((hand, seat) =>
        el(
          'li',
          {},
          el('strong', { text: whoSits(level, seat) }),
          el(
            'span',
            { class: 'dp-left', 'aria-hidden': 'true' },
            ...hand.map((tile) => createTile(TILES[tile]![1], TILES[tile]![0])),
          ),
          el('b', {
            text: hand.length ? `${end.left[seat]}` : 'out',
            'aria-label': hand.length ? `${end.left[seat]} pips` : 'out',
          }),
        ),
      ),
    );
  };

  return {
    node,
    render(game) {
      const { play, level } = game;
      const key = play.round.end && !play.ending ? `${level.seed} ${play.round.number}` : '';
      if (key === shown) return;
      shown = key;
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
