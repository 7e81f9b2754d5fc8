/** The complete screen of a run: the kit's frame around the orchard and its tools. */
import { isReducedMotion, listenToAppearance, isContrast } from '../kit/appearance';
import { createSurface } from '../kit/canvas';
import { el, setText } from '../kit/dom';
import type { PuzzleView } from '../kit/shell/presenter';
import { createFrame, toolButton } from '../kit/shell/frame';
import { TREES } from './config';
import { ICONS } from './icons';
import { paintScenery } from './scenery';
import type { Game } from './state';
import { createFieldView, type FieldView } from './view-field';

export interface ViewHandlers {
  onSwap(): void;
  onEnd(): void;
  onPause(): void;
}

export interface View extends PuzzleView<Game> {
  field: FieldView;
  open(game: Game, label: string): void;
  /** Makes the button ask for confirmation before it ends the run. */
  confirmEnd(isConfirming: boolean): void;
}

const formatPoints = (score: number) => `${score.toLocaleString('en')} points`;

const subtitleOf = ({ play }: Game) =>
  play.mode === 'orchard'
    ? `Tree ${Math.min(play.stage + 1, TREES.length)} of ${TREES.length}`
    : `Endless, ${play.stage} ${play.stage === 1 ? 'row' : 'rows'} came down`;

const END_PAUSE_MS = 900;

export function createView(handlers: ViewHandlers): View {
  const field = createFieldView();
  const scene = el('div', { class: 'bo-scene' });
  const scenery = createSurface(scene, 1, () => paintScenery(scenery, isContrast()));
  scene.append(field.node);
  const swap = toolButton(ICONS.swap, 'Swap', handlers.onSwap);
  const end = toolButton(ICONS.end, 'Finish', handlers.onEnd);
  const tools = el('div', { class: 'kit-tools', role: 'group', 'aria-label': 'Tools' }, swap, end);
  const keys = el('p', { class: 'bo-keys', text: 'Arrows aim, Space shoots, S swaps, P pauses.' });
  const frame = createFrame({
    class: 'bo',
    board: scene,
    controls: el('div', { class: 'bo-controls' }, tools, keys),
    hasClock: false,
    onPause: handlers.onPause,
    onCloseHint: () => undefined,
  });
  const restyle = () => {
    const { theme, motion } = document.documentElement.dataset;
    field.setReduced(motion === 'reduced');
    field.restyle(theme === 'contrast');
    if (scenery.width) paintScenery(scenery, theme === 'contrast');
  };
  listenToAppearance(restyle);
  return {
    ...frame,
    field,
    setTime: () => undefined,
    focusBoard: () => field.node.focus({ preventScroll: true }),
    async shine() {
      await field.settled();
      // Shows the cause of the end for a moment before the result covers the field.
      if (!isReducedMotion()) await new Promise((done) => setTimeout(done, END_PAUSE_MS));
    },
    confirmEnd: (isConfirming) =>
      setText(end.querySelector('span')!, isConfirming ? 'Sure? Press again' : 'Finish'),
    open(game) {
      restyle();
      field.open(game);
      frame.setHeading('Bubble Orchard', subtitleOf(game));
    },
    render(game) {
      field.touch();
      frame.setHeading('Bubble Orchard', subtitleOf(game));
      frame.setDone(formatPoints(game.play.score));
    },
  };
}
