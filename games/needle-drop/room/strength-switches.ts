/** Creates the switches of the pause screen: the difficulties, and a button that opens the timing test. */
import { el } from '../../kit/dom';
import { STRENGTHS } from '../config';
import { starsKey, type Preferences } from '../saved-preferences';
import { TUNES } from '../tunes/tunes';
import type { Play, Strength } from '../types';
import { createStarRow } from './stars';

/** Returns a switch for each other difficulty of the tune, with its best stars. `restartAt` receives the pressed one. */
export const createStrengthSwitches = (
  preferences: Preferences,
  { mode, strength }: Play,
  restartAt: (strength: Strength) => void,
): HTMLButtonElement[] =>
  TUNES[mode].strengths
    .filter((one) => one !== strength)
    .map((one) =>
      el(
        'button',
        { type: 'button', class: 'kit-button is-ghost nd-strength', on: { click: () => restartAt(one) } },
        el('span', { text: `Restart: ${STRENGTHS[one]!}` }),
        createStarRow(preferences.stars[starsKey(mode, one)] ?? 0),
      ),
    );

export const createTimingSwitch = ({ offsetMs }: Preferences, onPress: () => void): HTMLButtonElement =>
  el('button', {
    type: 'button',
    class: 'kit-button is-ghost',
    text: offsetMs ? `Timing: ${Math.abs(offsetMs)} ms ${offsetMs > 0 ? 'late' : 'early'}` : 'Timing',
    on: { click: onPress },
  });
