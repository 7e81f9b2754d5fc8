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
  const note = (...values: readonly unknown[]) => {
    digest.update(JSON.stringify(values));
    recording.strokes += 1;
  };
  const recording: Recording = {
    strokes: 0,
    hash: () => digest.digest('hex'),
    brush: {
      shape: (...values) => note('shape', ...values),
      stroke: (...values) => note('stroke', ...values),
      box: (...values) => note('box', ...values),
      disc: (...values) => note('disc', ...values),
      oval: (...values) => note('oval', ...values),
      glow: (...values) => note('glow', ...values),
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
