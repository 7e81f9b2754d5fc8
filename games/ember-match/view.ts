/** The complete screen of a board: the kit's frame around the hearth, the status, and the tools. */
import { isReducedMotion, listenToAppearance, isContrast } from '../kit/appearance';
import { createSurface } from '../kit/canvas';
import { el } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { PUZZLE_ICONS } from '../kit/shell/icons';
import { createHud } from './hud';
import { createLegend } from './legend';
import { paintScenery } from './scenery';
import type { Game } from './state';
import { createFieldView, type FieldView } from './view-field';

export interface ViewHandlers {
  onHint(): void;
  onPause(): void;
  /** Called when all motion has ended. */
  onRest(): void;
}

export interface View extends PuzzleView<Game<unknown>> {
  field: FieldView;
  open(game: Game<unknown>, title: string, subtitle: string): void;
  isHidden(): boolean;
}

const END_PAUSE_MS = 900;

export function createView(handlers: ViewHandlers): View {
  const hud = createHud();
  let game: Game<unknown> | null = null;
  let isHidden = true;
  const showNow = () => game && hud.show(game.play);
  const field = createFieldView({
    step: ({ score, goalsLeft }) =>
      game && hud.show({ movesLeft: game.play.movesLeft, score, left: goalsLeft }),
    rest() {
      showNow();
      handlers.onRest();
    },
  });
  const scene = el('div', { class: 'em-scene' });
  const scenery = createSurface(scene, 1, () => paintScenery(scenery, isContrast()));
  const glow = el('div', { class: 'em-glow', 'aria-hidden': 'true' });
  field.node.append(glow);
  scene.append(field.node);
  const legend = createLegend();
  const hint = toolButton(PUZZLE_ICONS.hint, 'Hint', handlers.onHint);
  const tools = el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, hint);
  const keys = el('p', {
    class: 'em-keys',
    text: 'Arrows move, Space picks up, an arrow swaps, H shows a swap, P pauses.',
  });
  const frame = createFrame({
    class: 'em',
    board: scene,
    controls: el('div', { class: 'em-controls' }, hud.node, tools, legend.node, keys),
    hasClock: false,
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  const restyle = () => {
    field.setReduced(isReducedMotion());
    field.restyle(isContrast());
    hud.restyle();
    legend.restyle();
    if (scenery.width) paintScenery(scenery, isContrast());
  };
  listenToAppearance(restyle);
  return {
    ...frame,
    field,
    isHidden: () => isHidden,
    setHidden(value) {
      isHidden = value;
      frame.setHidden(value);
    },
    setTime: () => undefined,
    focusBoard: () => field.node.focus({ preventScroll: true }),
    async shine() {
      await field.settled();
      field.node.classList.add('is-lit');
      // Shows the last light for a moment before the result covers the board.
      if (!isReducedMotion()) await new Promise((done) => setTimeout(done, END_PAUSE_MS));
    },
    open(opened, title, subtitle) {
      game = opened;
      field.node.classList.remove('is-lit');
      restyle();
      field.open(opened);
      hud.open(opened.play.plan);
      showNow();
      frame.setHeading(title, subtitle);
    },
    render() {
      field.touch();
      if (!field.isBusy()) showNow();
    },
  };
}
