/** Tests what each game loads before its first playable frame, as measured by the build and documented in docs/games.md. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

interface GamesManifest {
  games: Readonly<Record<string, { firstLoadWithFonts: number }>>;
}

/** The limit in bytes, compressed, including fonts and the SDK. */
const FIRST_LOAD_BUDGET = 150_000;
/** The tolerance, so that a small change in size does not make the document outdated. */
const TOLERANCE_KB = 2;

const readText = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const { games } = JSON.parse(readText('../.build/games/games-manifest.json')) as GamesManifest;
const documentedBytes = new Map(
  [...readText('../docs/games.md').matchAll(/^\| ([a-z][a-z0-9-]+) .*\| +(\d+) KB \|/gm)].map(
    ([, engine = '', kilobytes]) => [engine, Number(kilobytes)],
  ),
);

for (const [engine, { firstLoadWithFonts: bytes }] of Object.entries(games))
  test(`loads at most ${FIRST_LOAD_BUDGET} bytes before ${engine} can be played, as documented`, () => {
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BUDGET);
    expect(Math.abs((documentedBytes.get(engine) ?? 0) - bytes / 1_000)).toBeLessThanOrEqual(TOLERANCE_KB);
  });
