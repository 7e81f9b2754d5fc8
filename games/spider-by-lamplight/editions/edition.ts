/** Defines an edition: a rule set, or several decks of one, with its text. */
import type { Felt } from '../../kit/cards/felts';
import type { PuzzleEdition } from '../../kit/shell/kind';
import type { ModeKey, RuleSet } from '../types';

/**
 * A how-to step: cards such as `QH` or `10C` (`#` is a card's back, `_` an empty pile, `_H` an empty pile of a suit),
 * and its text.
 */
export type Step = readonly [cards: string, text: string];

export interface Edition extends PuzzleEdition<ModeKey> {
  rules: Partial<Record<ModeKey, RuleSet>>;
  /** The color of the table's cloth. */
  felt: Felt;
  steps: readonly Step[];
}

interface EditionWords {
  slug: string;
  title: string;
  description: string;
  descriptionShort: string;
  felt: Felt;
  steps: readonly Step[];
}

const HANDS = 'Tap a card to send it where it fits, or drag it. Undo is free, a hint costs 30 seconds.';
const PICKS = 'Tap one card, then its partner. Undo is free, a hint costs 30 seconds.';

const createInstructions = (steps: readonly Step[]) => steps.map(([, text]) => text).join(' ');

/** Creates an edition with several modes, each with its own deck. */
export function addModes(words: EditionWords, rules: Partial<Record<ModeKey, RuleSet>>): Edition {
  const modes = Object.keys(rules) as ModeKey[];
  const first = rules[modes[0]!]!;
  const isPicking = first.match === 'thirteen' || first.match === 'like';
  const steps: Step[] = [...words.steps, ['# 10C', isPicking ? PICKS : HANDS]];
  return {
    ...words,
    steps,
    keyword: words.slug,
    instructions: createInstructions(steps),
    modes,
    isDaily: false,
    rules,
  };
}

/** Creates an edition with one rule set. */
export const createClassicEdition = (words: EditionWords, rules: RuleSet): Edition =>
  addModes(words, { classic: rules });
