import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { editionOf } from '@/games/lamplight-jigsaw/config';
import { outlineOf } from '@/games/lamplight-jigsaw/cut';
import { paintPicture } from '@/games/lamplight-jigsaw/pictures/scenes';
import { levelFor, rulesFor } from '@/games/lamplight-jigsaw/rules';
import { dailySeed } from '@/lib/domain/daily-seed';
import { recordBrush } from './recording-brush';
import { solve } from './solver';

const edition = editionOf('lamplight-jigsaw')!;
const rules = rulesFor('lamplight-jigsaw')!;
const DAY_MS = 86_400_000;
const [FIRST, LAST] = [Date.UTC(2020, 0, 1), Date.UTC(2040, 11, 31)];
const days = Array.from({ length: (LAST - FIRST) / DAY_MS + 1 }, (_, i) =>
  new Date(FIRST + i * DAY_MS).toISOString().slice(0, 10),
);
const specOf = (date: string) => ({ seed: dailySeed('lamplight-jigsaw', date), mode: 'daily' });

describe('every day from 2020 to 2040', () => {
  it('has a cut of its own that can be proven', { timeout: 300_000 }, () => {
    const cuts = new Set<string>();
    for (const date of days) {
      const level = levelFor(edition, specOf(date))!;
      const outlines = level.tray.map((_, piece) => outlineOf(level.cut, piece));
      expect(new Set(outlines).size).toBe(outlines.length);
      cuts.add(createHash('sha256').update(outlines.join()).digest('hex'));
      expect(rules.replay(specOf(date), solve(level)).outcome).toBe('finished');
    }
    expect(days).toHaveLength(7_671);
    expect(cuts.size).toBe(days.length);
  });

  it('has a picture of its own', { timeout: 600_000 }, () => {
    const pictures = new Set<string>();
    for (const date of days) {
      const { scene, pictureSeed } = levelFor(edition, specOf(date))!;
      const recording = recordBrush();
      paintPicture(recording.brush, scene, pictureSeed);
      pictures.add(recording.hash());
    }
    expect(pictures.size).toBe(days.length);
  });
});
