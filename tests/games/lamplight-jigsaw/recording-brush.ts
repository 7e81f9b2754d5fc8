/** A brush that records what is drawn, for comparing images without a canvas. */
import { createHash } from 'node:crypto';
import type { Brush } from '@/games/lamplight-jigsaw/pictures/brush';

export interface Recording {
  brush: Brush;
  strokes: number;
  hash(): string;
}

export const recordBrush = (): Recording => {
  const digest = createHash('sha256');
  const note = (...what: readonly unknown[]) => {
    digest.update(JSON.stringify(what));
    recording.strokes += 1;
  };
  const recording: Recording = {
    strokes: 0,
    hash: () => digest.digest('hex'),
    brush: {
      shape: (...what) => note('shape', ...what),
      stroke: (...what) => note('stroke', ...what),
      box: (...what) => note('box', ...what),
      disc: (...what) => note('disc', ...what),
      oval: (...what) => note('oval', ...what),
      glow: (...what) => note('glow', ...what),
      within(path, draw) {
        note('within', path);
        draw();
      },
      at(x, y, pose, draw) {
        note('at', x, y, pose);
        draw();
      },
    },
  };
  return recording;
};
