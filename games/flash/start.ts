/** Shows the start screen of our own Flash files. It accepts input while the large emulator is still loading. */
import { el } from '../kit/dom';
import type { StartedFlashGame, FlashStart } from '../kit/flash-start';
import { showStrip } from '../kit/shell/instruction-strip';
import { showHowTo, showStart } from '../kit/shell/screens';
import { createScreens } from '../kit/screens';
import { createSoundSwitch } from '../kit/sound-switch';
import type { Starwick } from '../sdk/api';

interface StartOptions {
  starwick: Pick<Starwick, 'settings' | 'on' | 'mute'>;
  root: HTMLElement;
  /** The element in which the file will play. It accepts no input while the start screen is open. */
  place: HTMLElement;
  spec: FlashStart;
  /** The state that the file last reported, or an empty text before the first game. */
  note: string;
  /** The mode that the page proposes, or null. */
  mode: string | null;
  /** Whether the player has already pressed Play on the page, so that a mode begins without a press here. */
  isPlayPressed: boolean;
}

/** Shows the start screen. After the player's choice, shows the emulator's loading progress until the screen is closed. */
export const openStart = ({
  starwick,
  root,
  place: container,
  spec,
  note,
  mode: proposed,
  isPlayPressed,
}: StartOptions) => {
  const screens = createScreens(root, container);
  const bar = el('progress', { class: 'flash-progress', max: '1', value: '0', 'aria-label': 'Loading' });
  const sound = createSoundSwitch(starwick);
  let settle: (startChoice: StartedFlashGame) => void = () => undefined;
  const pressed = new Promise<StartedFlashGame>((resolve) => (settle = resolve));
  let isInstructed = false;
  const begin = (startChoice: Omit<StartedFlashGame, 'isInstructed'>): void => {
    screens.show({ name: 'wait', title: spec.title, content: [bar], actions: [] });
    settle({ ...startChoice, isInstructed });
  };
  const { choices, first } = spec.choices(note);
  const selectedChoice =
    choices.find(({ mode }) => mode === proposed) ?? choices.find(({ mode }) => mode === first);
  const play = (mode: string): void => {
    const isLeft = choices.some((choice) => choice.mode === mode && choice.action === 'Resume');
    begin({ mode, how: isLeft ? 'resume' : 'anew' });
  };
  const show = (): void =>
    showStart(
      screens,
      spec,
      choices,
      selectedChoice?.mode ?? first,
      {
        play,
        restart: (mode) => begin({ mode, how: 'anew' }),
        howTo: () => {
          isInstructed = true;
          showHowTo(screens, spec.howTo(root.dataset.pad !== undefined), show);
        },
      },
      [sound],
    );
  // Does not begin a choice with a warning automatically, such as one that ends the current game.
  if (isPlayPressed && selectedChoice && !selectedChoice.line) {
    // The strip over the board replaces the file's own instructions.
    isInstructed = true;
    play(selectedChoice.mode);
  } else show();
  return {
    pressed,
    /** Shows the loading progress, from 0 to 1. */
    loading: (progress: number): void => {
      bar.value = progress;
    },
    close: screens.hide,
  };
};

/** Shows how the file is played, until the first key or press. */
export const showInstructions = (
  container: HTMLElement,
  steps: readonly string[],
  focus: () => void,
): void => {
  const strip = showStrip({
    game: container,
    steps,
    onClose() {
      hide();
      focus();
    },
  });
  const hide = (): void => {
    strip.hide();
    window.removeEventListener('keydown', hide, true);
    container.removeEventListener('pointerdown', handlePointer, true);
  };
  const handlePointer = ({ target }: PointerEvent): void => {
    if (!strip.contains(target)) hide();
  };
  window.addEventListener('keydown', hide, true);
  container.addEventListener('pointerdown', handlePointer, true);
};

/** How long to wait for the page around the frame, which may have to make room for the start screen first. */
const QUIET_WITHIN_MS = 400;

/** Resolves when the new elements have been drawn and the page around the frame has updated. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, QUIET_WITHIN_MS))),
  );
