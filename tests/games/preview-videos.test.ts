/** Checks that every engine has a preview video for its card, and that the videos are valid and small. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';

const MAX_BYTES = 150_000;
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const previewVideos = BUILT_IN_GAMES.flatMap(({ media }) => media.previewVideo ?? []);

describe('the set of preview videos', () => {
  it('has a video for every engine', () => {
    const engineOf = (url: string | undefined) => url?.split('/')[2];
    const engines = new Set(BUILT_IN_GAMES.map(({ embed }) => engineOf(embed?.src)).filter(Boolean));
    expect(new Set(previewVideos.map(engineOf)).size).toBe(engines.size);
  });

  it.each(previewVideos)('has the video of %s in the WebM format with a small size', async (url) => {
    const bytes = await readFile(url.replace('/play/', 'games/'));
    expect(bytes.subarray(0, 4)).toEqual(WEBM);
    expect(bytes.length).toBeLessThan(MAX_BYTES);
  });
});
