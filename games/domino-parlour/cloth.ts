/** Shows the center of the table: the line, the possible ends for the selected tile, and the sum of the ends. */
import { isReducedMotion } from '../kit/appearance';
import { el, setAttribute, setText } from '../kit/dom';
import { layLine, type PlacedLine, type Opening, type Spot } from './line';
import type { Game } from './state';
import { createTile } from './tile-art';
import { otherSide } from './tiles';
import type { End, Seat, Tile } from './types';
import { END_NAMES, describeLine } from './words';

/** The size of half a tile as drawn, in pixels. The line is drawn scaled. */
const HALF_TILE_PX = 44;
const TURNS = [-90, 0, 90, 180] as const;
const MIN_PRESS = 44;
const FLY_MS = 380;

export interface ClothView {
  node: HTMLElement;
  render(game: Game, fromOf: (seat: Seat) => DOMRect | null): void;
  /**
   * Returns the end nearest to a point of the screen, among those that fit the selected tile. Returns null beside the
   * cloth.
   */
  endAt(x: number, y: number): End | null;
  /** Moves the focus to another end that fits the selected tile. */
  focusEnd(by: number): void;
}

/** Creates the cloth. */
export function createCloth(onEnd: (end: End) => void): ClothView {
  const words = el('p', { class: 'dp-words' });
  const line = el('div', { class: 'dp-line', 'aria-hidden': 'true' });
  const ends = el('div', { class: 'dp-ends', role: 'group', 'aria-label': 'Ends of the line' });
  const gains = el('div', { class: 'dp-gains' });
  const node = el('div', { class: 'dp-cloth' }, words, line, gains, ends);
  const tileNodes = new Map<Tile, HTMLElement>();
  let last: { game: Game; placedLine: PlacedLine } | null = null;
  let shownRound = 0;
  /** The scale of the line. Within a round it only decreases, so that the line does not jump. */
  let shownUnit: { round: number; width: number; height: number; unit: number } | null = null;

  const positionTile = (tile: HTMLElement, { x, y, direction, isAcross }: Spot, unit: number): string => {
    const turn = TURNS[direction] + (isAcross ? 90 : 0);
    const transform = `translate(${x * unit}px, ${y * unit}px) rotate(${turn}deg) scale(${unit / HALF_TILE_PX})`;
    tile.style.transform = transform;
    return transform;
  };
  const fly = (tile: HTMLElement, from: DOMRect | null, transform: string) => {
    if (!from || !tile.animate || isReducedMotion()) return;
    const box = node.getBoundingClientRect();
    const x = from.x + from.width / 2 - box.x - box.width / 2;
    const y = from.y + from.height / 2 - box.y - box.height / 2;
    const size = Math.max(0.4, Math.min(1.4, from.width / HALF_TILE_PX));
    tile.animate([{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform }], {
      duration: FLY_MS,
      easing: 'cubic-bezier(.25,.7,.25,1)',
    });
  };

  /** Shows the points of a tile, which rise from it. */
  const showGain = (points: number, { x, y }: Spot, unit: number) => {
    if (!points || isReducedMotion()) return;
    const gain = el('b', { class: 'dp-gain', text: `+${points}`, 'aria-hidden': 'true' });
    gain.style.left = `${x * unit}px`;
    gain.style.top = `${y * unit}px`;
    gain.addEventListener('animationend', () => gain.remove());
    gains.append(gain);
  };

  const layTiles = (game: Game, placedLine: PlacedLine, fromOf: (seat: Seat) => DOMRect | null) => {
    const { number, log } = game.play.round;
    const placements = log.filter((event) => event.kind === 'laid');
    const isNew = shownRound === number;
    if (!isNew || placements.length < tileNodes.size) {
      line.replaceChildren();
      tileNodes.clear();
    }
    shownRound = number;
    const lastTile = placements.at(-1)?.tile;
    for (const spot of placedLine.spots) {
      let tile = tileNodes.get(spot.tile);
      if (tile) positionTile(tile, spot, placedLine.unit);
      else {
        tile = el('div', { class: 'dp-lying' }, createTile(spot.inner, otherSide(spot.tile, spot.inner)));
        line.append(tile);
        const transform = positionTile(tile, spot, placedLine.unit);
        const event = placements.find((one) => one.tile === spot.tile);
        if (isNew && event && spot.tile === lastTile) {
          fly(tile, fromOf(event.seat), transform);
          showGain(event.points, spot, placedLine.unit);
        }
        tileNodes.set(spot.tile, tile);
      }
      tile.classList.toggle('is-last', spot.tile === lastTile);
    }
  };

  const openEnds = (game: Game, { openings, unit }: PlacedLine) => {
    const fittingEnds = game.held === null ? [] : game.endsOf(game.held);
    const buttons = openings
      .filter(({ end }) => fittingEnds.includes(end))
      .map((opening) => createEnd(game, opening, unit));
    const key = buttons.map((button) => button.outerHTML + button.style.cssText).join('');
    if (ends.dataset.key === key) return;
    ends.dataset.key = key;
    ends.replaceChildren(...buttons);
  };
  const createEnd = (game: Game, opening: Opening, unit: number) => {
    const { end, x, y, direction } = opening;
    const isFlat = direction % 2 === 0;
    const [w, h] = isFlat ? [2 * unit, unit] : [unit, 2 * unit];
    const pip = game.play.round.front.pips[end];
    const isFirst = game.play.round.front.laid === 0;
    const gain = game.held === null ? 0 : game.gainOf([game.held, end]);
    const positionName = isFirst ? 'The middle of the table' : `The ${END_NAMES[end]} end, ${pip}`;
    const button = el('button', {
      type: 'button',
      class: 'dp-end',
      'data-end': String(end),
      'aria-label': positionName + (gain ? `: scores ${gain}` : ''),
      on: { click: () => onEnd(end) },
    });
    const sign = gain ? `+${gain}` : isFirst ? '' : String(pip);
    button.append(el('span', { class: `dp-ghost${gain ? ' is-gain' : ''}`, text: sign }));
    const { style } = button;
    style.setProperty('--w', `${w}px`);
    style.setProperty('--h', `${h}px`);
    style.width = `${Math.max(MIN_PRESS, w)}px`;
    style.height = `${Math.max(MIN_PRESS, h)}px`;
    style.transform = `translate(-50%, -50%) translate(${x * unit}px, ${y * unit}px)`;
    setAttribute(button, 'data-hinted', game.hinted?.[1] === end);
    return button;
  };

  const unitFor = (game: Game, width: number, height: number) =>
    shownUnit?.round === game.play.round.number && shownUnit.width === width && shownUnit.height === height
      ? shownUnit.unit
      : undefined;
  const draw = (game: Game, fromOf: (seat: Seat) => DOMRect | null) => {
    const { clientWidth: width, clientHeight: height } = node;
    if (!width || !height) return;
    const placedLine = layLine(
      game.play.round.log,
      game.level.house.hasSpinner,
      game.openEnds(),
      {
        width,
        height,
      },
      unitFor(game, width, height),
    );
    shownUnit = { round: game.play.round.number, width, height, unit: placedLine.unit };
    layTiles(game, placedLine, fromOf);
    openEnds(game, placedLine);
    last = { game, placedLine: placedLine };
  };
  new ResizeObserver(() => last && draw(last.game, () => null)).observe(node);
  const listEndButtons = () => [...ends.querySelectorAll<HTMLButtonElement>('.dp-end')];

  return {
    node,
    render(game, fromOf) {
      last ??= { game, placedLine: { unit: HALF_TILE_PX, spots: [], openings: [] } };
      last.game = game;
      draw(game, fromOf);
      setText(words, describeLine(game.play));
    },
    endAt(x, y) {
      const box = node.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
      const directionFromMiddle = (button: HTMLElement) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return Math.hypot(left + width / 2 - x, top + height / 2 - y);
      };
      const nearestButton = listEndButtons().sort(
        (a, b) => directionFromMiddle(a) - directionFromMiddle(b),
      )[0];
      return nearestButton ? (Number(nearestButton.dataset.end) as End) : null;
    },
    focusEnd(by) {
      const all = listEndButtons();
      const at = all.indexOf(document.activeElement as HTMLButtonElement);
      const next = at < 0 ? all[0] : all.at((at + by) % all.length);
      next?.focus({ preventScroll: true });
    },
  };
}
