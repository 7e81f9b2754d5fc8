/** Draws the points that rise from burned pieces, and a word for a long chain. */
import { type Brush, spotOf } from './phase';
import type { Step } from './types';

const FLOAT_MS = 900;
/** The word for each length of a chain. */
const WORDS = ['', '', '', 'Glowing', 'Blazing', 'Roaring'];

interface FloatingText {
  text: string;
  x: number;
  y: number;
  size: number;
  startMs: number;
}

export interface FloatingTexts {
  rise(step: Step, now: number): void;
  /** Draws the texts. Returns whether any text is still visible. */
  draw(brush: Brush, now: number, isReduced: boolean): boolean;
  clear(): void;
}

/** Creates the floating texts. */
export function createFloats(): FloatingTexts {
  let floats: FloatingText[] = [];
  return {
    clear() {
      floats = [];
    },
    rise({ points, burned, hitPieces, chain }, startMs) {
      if (!points) return;
      const spots = (burned.length ? burned : hitPieces).map(({ cell }) => spotOf(cell));
      const meanOf = (axis: 'x' | 'y') =>
        spots.reduce((sum, spot) => sum + spot[axis], 0) / (spots.length || 1);
      const [x, y] = [meanOf('x'), meanOf('y')];
      floats.push({ text: `+${points}`, x, y, size: 0.5, startMs });
      const word = WORDS[Math.min(chain, WORDS.length - 1)];
      if (word) floats.push({ text: word, x, y: y + 0.62, size: 0.36, startMs });
    },
    draw(brush, now, isReduced) {
      floats = floats.filter(({ startMs }) => now - startMs < FLOAT_MS);
      for (const { text, x, y, size, startMs } of floats) {
        const share = Math.max(0, (now - startMs) / FLOAT_MS);
        brush.text(text, { x, y: isReduced ? y : y - share * 0.8 }, size, 1 - share ** 3);
      }
      return floats.length > 0;
    },
  };
}
