/** The complete screen: the kit's frame around the table, the scores, and the tools. */
import { el, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { createCloth } from './cloth';
import { POINTS, type Edition } from './config';
import { createOthers, lastActionOf } from './others';
import { createRack } from './rack';
import { createRoundPanel } from './round-panel';
import { createScores } from './scores';
import type { Game } from './state';
import type { End, Tile } from './types';
import { UNDRAWN_TILES } from './world';
import { describeCount, describeEvent, turnOf } from './words';

export interface ViewHandlers {
  onTile(tile: Tile): void;
  onLift(tile: Tile): void;
  onDrop(tile: Tile, end: End | null): void;
  onEnd(end: End): void;
  onDrawOrPass(): void;
  onHint(): void;
  onNext(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  /** Shows another match. */
  open(game: Game, title: string, label: string): void;
  /** Moves the focus to another end that fits the selected tile. */
  focusEnd(by: number): void;
}

const ICONS = {
  draw: 'M6.5 8.500h7v12h-7ZM6.5 14.500h7M16 15.500V4M12.500 7.500 16 4l3.500 3.500',
  pass: 'M5 12h13M13 7l5 5-5 5',
};

export function createView(handlers: ViewHandlers, edition: Edition): View {
  const cloth = createCloth(handlers.onEnd);
  const rack = createRack({
    onTile: handlers.onTile,
    onLift: handlers.onLift,
    onDrop: (tile, x, y) => handlers.onDrop(tile, cloth.endAt(x, y)),
  });
  const others = createOthers();
  const panel = createRoundPanel(handlers.onNext);
  const scores = createScores();
  const speech = el('em', { class: 'dp-said' });
  const count = el('span', { class: 'dp-count' });
  const turn = el('span', { class: 'dp-turn' });
  const playerPanel = el(
    'div',
    { class: 'dp-me' },
    el('span', {}, el('strong', { text: 'You' }), speech),
    count,
    turn,
  );
  const table = el('div', { class: 'dp-table' }, others.node, cloth.node, playerPanel, rack.node, panel.node);
  const drawOrPassButton = toolButton(ICONS.pass, 'Pass', handlers.onDrawOrPass);
  const left = el('small');
  const { house } = edition;
  if (house.draws) drawOrPassButton.append(left);
  const drawOrPassIcon = drawOrPassButton.querySelector('path')!;
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint);
  hint.append(el('small', { text: `−${POINTS.hint} points` }));
  const list = el('ol', { class: 'dp-list kit-scroll', 'aria-label': 'What happened before', tabindex: '0' });
  const frame = createFrame({
    class: 'dp',
    board: el('div', { class: `kit-card dp-card is-${edition.table}` }, table),
    controls: el(
      'div',
      { class: 'dp-controls' },
      scores.node,
      el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, drawOrPassButton, hint),
      list,
    ),
    hasClock: false,
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  let lastCursor: Tile | null = null;
  new ResizeObserver(() => rack.fit(rack.node.clientWidth, table.clientHeight)).observe(table);

  const showList = ({ play, level }: Game) => {
    const key = `${play.round.number} ${play.round.log.length}`;
    if (list.dataset.key === key) return;
    list.dataset.key = key;
    // The line below the table reports the last event, so this label omits it.
    const earlier = play.round.log.slice(0, -1);
    list.replaceChildren(...earlier.map((event) => el('li', { text: describeEvent(level, event) })));
    list.scrollTop = list.scrollHeight;
  };
  const showDrawOrPass = (game: Game) => {
    const possible = game.wayOut();
    const isStocked = game.play.round.stock.length > UNDRAWN_TILES;
    const isDraw = possible ? possible === 'draw' : house.draws && isStocked;
    setText(drawOrPassButton.querySelector('span')!, isDraw ? 'Draw' : 'Pass');
    drawOrPassIcon.setAttribute('d', isDraw ? ICONS.draw : ICONS.pass);
    setText(left, isDraw ? `${Math.max(0, game.play.round.stock.length - UNDRAWN_TILES)} left` : '');
    drawOrPassButton.disabled = !possible;
    drawOrPassButton.classList.toggle('is-due', !!possible);
  };

  return {
    ...frame,
    setTime: () => undefined,
    focusBoard() {
      if (!panel.node.hidden) panel.node.querySelector('button')!.focus({ preventScroll: true });
      else rack.focus(lastCursor);
    },
    focusEnd: (by) => cloth.focusEnd(by),
    shine: () => frame.node.classList.add('is-shining'),
    open(_, title, label) {
      frame.node.classList.remove('is-shining');
      delete list.dataset.key;
      frame.setHeading(title, label);
    },
    render(game) {
      const hadFocus =
        rack.node.contains(document.activeElement) || cloth.node.contains(document.activeElement);
      rack.render(game);
      others.render(game);
      const newestTile = game.play.round.log.findLast((event) => event.kind === 'laid')?.tile;
      cloth.render(game, (seat) => (seat === 0 ? rack.boxOf(newestTile ?? -1) : others.boxOf(seat)));
      panel.render(game);
      scores.render(game);
      showList(game);
      showDrawOrPass(game);
      setText(speech, lastActionOf(game, 0));
      setText(count, describeCount(game));
      setText(turn, turnOf(game));
      playerPanel.classList.toggle('is-turn', game.play.round.turn === 0 && !game.play.round.end);
      frame.setDone(`Round ${game.play.round.number}`);
      hint.disabled = game.isWaiting || !!game.play.round.end || !!game.wayOut();
      lastCursor = game.cursor;
      if (
        hadFocus &&
        !cloth.node.contains(document.activeElement) &&
        !rack.node.contains(document.activeElement)
      )
        rack.focus(game.cursor);
    },
  };
}
