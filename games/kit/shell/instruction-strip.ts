/** Shows how to play in a strip over the board, until the first move. */
import { el } from '../dom';

/** The number of how-to steps shown before the first move, in a game without a story. The pause menu lists all steps. */
const SHOWN_STEPS = 2;

export interface InstructionStrip {
  isShown(): boolean;
  hasFocus(): boolean;
  contains(target: EventTarget | null): boolean;
  hide(): void;
}

interface StripOptions {
  /** The game's element. The strip is inside it, so that a menu over the game also covers the strip. */
  game: HTMLElement;
  /** The instructions; empty for a player who knows them. */
  steps: readonly string[];
  story?: readonly string[];
  /** Shows all steps with their drawings; omitted when the game itself shows them. */
  onRules?(): void;
  onClose(): void;
}

/**
 * Shows the strip. Emphasizes the first instruction, which says what to press first, and puts it before a story,
 * because a narrow board has room for one text only.
 */
export function showStrip({ game, steps, story = [], onRules, onClose }: StripOptions): InstructionStrip {
  const isStory = steps.length === 0;
  const shownSteps = steps.slice(0, story.length ? 1 : SHOWN_STEPS);
  const [first = '', ...rest] = [...shownSteps, ...story];
  const node = el(
    'aside',
    { class: 'kit-strip', 'aria-label': isStory ? 'The story so far' : 'How to play' },
    el('p', {}, el('strong', { text: first }), ...rest.map((text) => el('span', { text: ` ${text}` }))),
    onRules
      ? el('button', {
          type: 'button',
          class: 'kit-strip-button is-rules',
          text: 'Full rules',
          on: { click: onRules },
        })
      : null,
    el('button', {
      type: 'button',
      class: 'kit-strip-button is-close',
      text: '×',
      'aria-label': isStory ? 'Close the story' : 'Close the instructions',
      on: { click: onClose },
    }),
  );
  game.prepend(node);
  return {
    isShown: () => node.isConnected,
    hasFocus: () => node.contains(document.activeElement),
    contains: (target) => target instanceof Node && node.contains(target),
    hide: () => node.remove(),
  };
}
