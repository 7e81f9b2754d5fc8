/**
 * Runs the timing test. The player taps along with eight beats, which measures the delay of the screen, the
 * loudspeaker and the player.
 */
import { el, setText } from '../../kit/dom';
import { isTouchDevice } from '../../kit/touch-device';
import type { Speaker } from '../music/speaker';
import { MAX_OFFSET_MS, type Preferences } from '../saved-preferences';

export interface TimingTest {
  node: HTMLElement;
  readonly isShown: boolean;
  show(): void;
  hide(): void;
  /** Receives a tap at a time of the page. Returns true if the tap belongs to the test. */
  tap(pageMs: number): boolean;
}

const BEAT_MS = 600;
const BEATS = 10;
/** The number of beats that only establish the rhythm and do not count. */
const FIRST = 2;
const MIN_TAPS = 4;

/** Returns the median of some numbers. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[half]! : Math.round((sorted[half - 1]! + sorted[half]!) / 2);
}

/** Returns each tap's distance from its nearest beat. Taps on the first beats do not count. */
export function tapsToOffsets(taps: readonly number[], startMs: number): number[] {
  return taps.flatMap((tap) => {
    const beat = Math.round((tap - startMs) / BEAT_MS);
    return beat < FIRST || beat >= BEATS ? [] : [Math.round(tap - startMs - beat * BEAT_MS)];
  });
}

const describeOffset = (ms: number): string =>
  ms === 0 ? 'Right on the beat.' : `${Math.abs(ms)} ms ${ms > 0 ? 'late' : 'early'} on the whole.`;

/** Creates the timing test. */
export function createTimingTest(speaker: Speaker, preferences: Preferences, onDone: () => void): TimingTest {
  let startMs = 0;
  let taps: number[] = [];
  let timer = 0;
  let beat = 0;
  const pulse = el('button', { type: 'button', class: 'nd-pulse', 'aria-label': 'Tap' }, el('i'));
  const text = el('p', { class: 'nd-mood', 'aria-live': 'polite' });
  const say = (line: string) => setText(text, line);
  const isRunning = () => startMs > 0;
  const end = () => {
    clearTimeout(timer);
    const offsets = tapsToOffsets(taps, startMs);
    startMs = 0;
    if (offsets.length < MIN_TAPS)
      return say('There were too few taps to measure. Start again, and tap with each beat.');
    const middle = medianOf(offsets);
    preferences.offsetMs = Math.max(-MAX_OFFSET_MS, Math.min(MAX_OFFSET_MS, middle));
    say(
      `You tap ${describeOffset(preferences.offsetMs)} The game now allows for it.`.replace(
        'tap Right',
        'tap right',
      ),
    );
  };
  const startNextBeat = () => {
    if (beat >= BEATS) {
      timer = window.setTimeout(end, BEAT_MS / 2);
      return;
    }
    pulse.classList.remove('is-on');
    void pulse.offsetWidth;
    pulse.classList.add('is-on');
    speaker.tick(beat % 4 ? 2.4 : 4);
    beat++;
    timer = window.setTimeout(startNextBeat, startMs + beat * BEAT_MS - performance.now());
  };
  const start = () => {
    clearTimeout(timer);
    speaker.wake();
    taps = [];
    beat = 0;
    startMs = performance.now() + BEAT_MS;
    say(`Tap the lamp${isTouchDevice() ? '' : ', or press any of the game’s keys,'} with each beat.`);
    timer = window.setTimeout(startNextBeat, BEAT_MS);
  };
  const tap = (pageMs: number) => {
    if (isRunning()) taps.push(pageMs);
    return isRunning();
  };
  pulse.addEventListener('pointerdown', (event) => tap(event.timeStamp));
  pulse.addEventListener('keydown', (event) => {
    if (!event.repeat && (event.key === 'Enter' || event.key === ' ')) tap(event.timeStamp);
  });
  const createButton = (label: string, kind: string, click: () => void) =>
    el('button', { type: 'button', class: `kit-button is-${kind}`, text: label, on: { click } });
  const node = el(
    'div',
    { class: 'nd-panel nd-timing', role: 'group', 'aria-label': 'Timing', hidden: true },
    el('h2', { class: 'nd-tune', text: 'Timing' }),
    pulse,
    text,
    el(
      'div',
      { class: 'nd-strengths' },
      createButton('Start', 'cream', start),
      createButton('Back to zero', 'ghost', () => {
        preferences.offsetMs = 0;
        say('Set to zero.');
      }),
      createButton('Done', 'ghost', () => onDone()),
    ),
  );
  return {
    node,
    get isShown() {
      return !node.hidden;
    },
    show() {
      node.hidden = false;
      say(
        preferences.offsetMs
          ? `Set to ${describeOffset(preferences.offsetMs)}`
          : 'If notes feel early or late, tap along with eight beats.',
      );
      node.querySelectorAll('button')[1]?.focus({ preventScroll: true });
    },
    hide() {
      clearTimeout(timer);
      startMs = 0;
      node.hidden = true;
    },
    tap,
  };
}
