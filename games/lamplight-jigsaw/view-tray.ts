/** Shows the tray with a button for every piece in it. The tray scrolls, and its images are drawn when they become visible. */
import { el, setAttribute } from '../kit/dom';
import { showInList } from '../kit/scroll';
import { SPRITE_PADDING, type Sprites } from './sprites';
import { CELL } from './config';
import type { Game } from './state';
import { describePiece } from './words';

export interface TrayView {
  node: HTMLElement;
  open(game: Game): void;
  render(game: Game, carried: number | null): void;
  /** Redraws the images after the sprites were redrawn. */
  redraw(): void;
  focus(piece: number): void;
  pieceOf(target: EventTarget | null): number | null;
}

/** Creates the tray. A click reports whether it came from a key. */
export function createTrayView(
  sprites: () => Sprites | null,
  onPress: (piece: number, isByKey: boolean) => void,
): TrayView {
  const node = el('div', { class: 'lj-tray', role: 'group', 'aria-label': 'Tray' });
  const buttons = new Map<number, HTMLButtonElement>();
  let game: Game | null = null;
  const visibilityObserver = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) draw(Number((target as HTMLElement).dataset.piece));
    },
    { root: node, rootMargin: '160px' },
  );
  const draw = (piece: number) => {
    const [button, source] = [buttons.get(piece), sprites()];
    if (!button || !source?.scale || !game) return;
    const { turns } = game.play.pieces[piece]!;
    const canvas = button.firstElementChild as HTMLCanvasElement;
    const key = `${source.scale} ${turns}`;
    if (canvas.dataset.drawn === key) return;
    canvas.dataset.drawn = key;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const side = 68 * ratio;
    canvas.width = canvas.height = side;
    const context = canvas.getContext('2d')!;
    // There is less space around a piece than on the table, because knobs need it but shadows do not.
    const trayWidth = (side * (CELL + 2 * SPRITE_PADDING)) / (CELL + 54);
    const at = (side - trayWidth) / 2;
    for (const kind of ['shadow', 'pieceSprite'] as const)
      context.drawImage(source[kind](piece, turns), at, at, trayWidth, trayWidth);
  };
  const make = (piece: number) => {
    const button = el(
      'button',
      {
        type: 'button',
        class: 'lj-piece',
        tabindex: '-1',
        'data-piece': piece,
        on: { click: (event) => onPress(piece, event.detail === 0) },
      },
      el('canvas', { 'aria-hidden': 'true' }),
    );
    buttons.set(piece, button);
    return button;
  };
  return {
    node,
    open(opened) {
      game = opened;
      visibilityObserver.disconnect();
      buttons.clear();
      node.replaceChildren();
    },
    render(next, carried) {
      game = next;
      const pieces = next.tray();
      const trayPieces = new Set(pieces);
      for (const [piece, button] of buttons)
        if (!trayPieces.has(piece)) {
          visibilityObserver.unobserve(button);
          button.remove();
          buttons.delete(piece);
        }
      let before: Element | null = null;
      pieces.forEach((piece, index) => {
        const isNew = !buttons.has(piece);
        const button = buttons.get(piece) ?? make(piece);
        if (button.previousElementSibling !== before || isNew) {
          if (before) before.after(button);
          else node.prepend(button);
        }
        if (isNew) visibilityObserver.observe(button);
        else if ((button.firstElementChild as HTMLElement).dataset.drawn) draw(piece);
        setAttribute(
          button,
          'aria-label',
          `${describePiece(next, piece)} ${index + 1} of ${pieces.length} in the tray`,
        );
        setAttribute(button, 'tabindex', index === 0 || button === document.activeElement ? '0' : '-1');
        setAttribute(button, 'aria-pressed', next.held === piece ? 'true' : 'false');
        button.classList.toggle('is-hinted', next.hint?.piece === piece);
        button.classList.toggle('is-carried', carried === piece);
        before = button;
      });
      const hinted = next.hint && buttons.get(next.hint.piece);
      showInList(hinted);
    },
    redraw() {
      for (const [piece, button] of buttons) {
        const canvas = button.firstElementChild as HTMLElement;
        if (canvas.dataset.drawn) draw(piece);
      }
    },
    focus: (piece) => buttons.get(piece)?.focus(),
    pieceOf(target) {
      const button = target instanceof Element ? target.closest<HTMLElement>('.lj-piece') : null;
      return button ? Number(button.dataset.piece) : null;
    },
  };
}
