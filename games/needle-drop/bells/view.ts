/** The screen of the tower: the belfry with its bells, the lanterns, and dots for the notes of the phrase. */
import { drawingFromMarkup, el, icon, setAttribute, setText } from '../../kit/dom';
import type { PuzzleView } from '../../kit/shell/presenter';
import { createFrame, toolButton } from '../../kit/shell/frame';
import { bellDrawing } from './bell-art';
import { LANTERNS, phraseOf, floorOf } from './play';
import type { Game } from './state';

export interface ViewHandlers {
  onBell(bell: number): void;
  onListen(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  open(game: Game, label: string): void;
  /** Swings a bell. A wrong one shakes. */
  swing(bell: number, isRight: boolean, isTower: boolean): void;
  /** Shows whose turn it is. */
  setListening(isListening: boolean, text: string): void;
}

const EAR =
  'M7 9a5.5 5.5 0 1 1 10.6 2c-.8 2-2.6 2.6-3 4.6-.5 2.6-1.6 4.4-3.8 4.4a3 3 0 0 1-3-3M10 9.5a2.5 2.5 0 1 1 4.4 1.6c-1 1-1.6 1.4-1.9 2.4';
const LANTERN = 'M9 3h6M12 3v2.5M7.5 8.5h9l1.3 9H6.2ZM8 20.5h8M9 5.5h6';

function makeBell(position: number, onBell: ViewHandlers['onBell']): HTMLButtonElement {
  const button = el(
    'button',
    { type: 'button', class: 'eb-bell', 'aria-label': `Bell ${position + 1}` },
    drawingFromMarkup('', '0 0 100 120', bellDrawing(position)),
    el('b', { text: String(position + 1), 'aria-hidden': 'true' }),
  );
  // The bell sounds when it is pressed, not when it is released.
  button.addEventListener('pointerdown', (event) => event.button === 0 && onBell(position));
  button.addEventListener('click', (event) => event.detail === 0 && onBell(position));
  return button;
}

export function createView(handlers: ViewHandlers): View {
  const rack = el('div', { class: 'eb-rack', role: 'group', 'aria-label': 'Bells' });
  const turn = el('p', { class: 'eb-turn', role: 'status' });
  const dots = el('div', { class: 'eb-dots', role: 'img' });
  const lanterns = el('div', { class: 'eb-lanterns', role: 'img' });
  const tower = el(
    'div',
    { class: 'eb-tower' },
    el('div', { class: 'eb-sky', 'aria-hidden': 'true' }),
    lanterns,
    rack,
    dots,
    turn,
  );
  const listen = toolButton(EAR, 'Listen again', handlers.onListen);
  const frame = createFrame({
    class: 'eb',
    board: tower,
    controls: el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, listen),
    hasClock: false,
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  let bells: HTMLButtonElement[] = [];
  const arrangeBells = (count: number) => {
    if (bells.length === count) return;
    bells = Array.from({ length: count }, (_, position) => makeBell(position, handlers.onBell));
    rack.dataset.count = String(count);
    rack.replaceChildren(...bells);
  };
  return {
    ...frame,
    focusBoard: () => bells[0]?.focus({ preventScroll: true }),
    shine: () => {
      frame.node.classList.add('is-shining');
    },
    open(game, label) {
      frame.node.classList.remove('is-shining');
      frame.setHeading('Echo Bells', label);
      bells = [];
      arrangeBells(floorOf(game.play).bells.length);
    },
    setListening(isListening, text) {
      tower.classList.toggle('is-listening', isListening);
      listen.disabled = isListening;
      setText(turn, text);
    },
    swing(bell, isRight, isTower) {
      const node = bells[bell];
      if (!node) return;
      node.classList.remove('is-swinging', 'is-wrong', 'is-tower');
      void node.offsetWidth;
      node.classList.add(isRight ? 'is-swinging' : 'is-wrong');
      node.classList.toggle('is-tower', isTower);
      clearTimeout(Number(node.dataset.timer));
      node.dataset.timer = String(setTimeout(() => node.classList.remove('is-swinging', 'is-wrong'), 420));
    },
    render({ play }) {
      arrangeBells(floorOf(play).bells.length);
      const length = play.ending === 'whole' ? 0 : phraseOf(play).length;
      dots.replaceChildren(
        ...Array.from({ length }, (_, i) => el('i', { class: i < play.rung ? 'is-lit' : '' })),
      );
      setAttribute(dots, 'aria-label', `${play.rung} of ${length} rung`);
      lanterns.replaceChildren(
        ...Array.from({ length: LANTERNS }, (_, i) =>
          el('span', { class: i < play.lanterns ? 'is-lit' : '' }, icon(LANTERN)),
        ),
      );
      setAttribute(lanterns, 'aria-label', `${play.lanterns} of ${LANTERNS} lanterns lit`);
      frame.setDone(`${play.score.toLocaleString('en')} points`);
    },
  };
}
