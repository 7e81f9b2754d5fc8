/** The complete screen of a level: the kit's frame around the scene and the list. */
import { el, icon } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { HINT_PENALTY_MS } from './config';
import { countFound, nextToHint } from './play';
import type { Game } from './state';
import { createListView } from './view-list';
import { createSceneView, type SceneView } from './view-scene';

const PLUS = 'M12 5.5v13M5.5 12h13';
const MINUS = 'M5.5 12h13';
const ZOOM_STEP = 1.6;

export interface ViewHandlers {
  onTap(x: number, y: number): void;
  onHint(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  scene: SceneView;
  /** Shows another level. */
  open(game: Game, title: string, day: string): void;
  zoom(by: number): void;
}

export function createView(handlers: ViewHandlers): View {
  const scene = createSceneView(handlers.onTap);
  const list = createListView();
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint, HINT_PENALTY_MS);
  const createLensButton = (path: string, label: string, by: number) =>
    el(
      'button',
      { type: 'button', class: 'ma-lens', 'aria-label': label, on: { click: () => scene.zoom(by) } },
      icon(path),
    );
  const lenses = el(
    'div',
    { class: 'ma-lenses' },
    createLensButton(PLUS, 'Closer', ZOOM_STEP),
    createLensButton(MINUS, 'Farther', 1 / ZOOM_STEP),
  );
  const tools = el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, hint, lenses);
  const frame = createFrame({
    class: 'ma',
    headline: 'title',
    board: el('div', { class: 'kit-card ma-card' }, scene.node),
    controls: el('div', { class: 'ma-controls' }, list.node, tools),
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  const { classList } = frame.node;
  return {
    ...frame,
    scene,
    zoom: scene.zoom,
    focusBoard: () => scene.node.focus({ preventScroll: true }),
    shine: () => classList.add('is-shining'),
    open(game, title, day) {
      classList.remove('is-shining');
      classList.toggle('has-no-clock', game.mode === 'calm');
      frame.setHeading(title, day);
      scene.open(game);
      list.open(game);
    },
    render(game) {
      scene.render(game);
      list.render(game);
      frame.setDone(`${countFound(game.play)} of ${game.level.wanted.length}`);
      hint.disabled = nextToHint(game.play) < 0;
    },
  };
}
