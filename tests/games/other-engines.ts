/** Reads the stored runs of every engine, and replays them in another process. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Strength, TuneKey } from '@/games/needle-drop/types';
import type { MovesToReplay, ReplayedMoves } from '@/server/scores/games/replay-moves';
import { movesOf } from './needle-drop/player';

const FOLDER = 'tests/games';

/** The combined format of the run files; games store their moves in different fields. */
interface StoredRun {
  keyword?: string;
  seed?: string;
  mode?: string;
  moves?: unknown[];
  words?: string[];
  strength?: Strength;
  late?: number[];
}

function movesInEngine({ mode, moves, words, strength, late }: StoredRun): unknown[] | null {
  if (moves) return moves;
  if (late) return movesOf(mode as TuneKey, strength ?? 0, (note) => late[note % late.length] ?? null);
  return words?.map((text) => ['word', text]) ?? null;
}

/**
 * Returns the stored runs of an engine, from `golden-runs.json` if it exists, or else from `golden-levels.json`. Skips
 * levels without moves.
 */
export function storedRuns(engine: string): MovesToReplay[] {
  const files = readdirSync(join(FOLDER, engine)).filter((name) => /^golden-(runs|levels)\.json$/.test(name));
  const rows = files
    .sort()
    .reverse()
    .slice(0, 1)
    .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, engine, name), 'utf8')) as StoredRun[]);
  return rows.flatMap((saved) => {
    const moves = movesInEngine(saved);
    const { keyword = engine, seed = 'any', mode = '' } = saved;
    return moves ? [{ keyword, spec: { seed, mode }, moves }] : [];
  });
}

/** Every engine whose results the server verifies by replay. */
export const ENGINES: readonly string[] = readdirSync('games').filter((name) => {
  const rules = join('games', name, 'rules.ts');
  return existsSync(rules) && /\brulesFor\b/.test(readFileSync(rules, 'utf8'));
});

/** Replays runs in a separate process. Returns null for a run that cannot be replayed. */
export async function replayInEngines(runs: readonly MovesToReplay[]): Promise<(ReplayedMoves | null)[]> {
  const entry = `import { replayMoves } from '@/server/scores/games/replay-moves';
    console.log(JSON.stringify(${JSON.stringify(runs)}.map((run) => replayMoves(run))));`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
    ...{ bundle: true, write: false, platform: 'node', format: 'cjs', logLevel: 'silent' },
    tsconfig: 'tsconfig.json',
  });
  const printed = execFileSync(process.execPath, ['-'], {
    input: outputFiles[0]!.text,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(printed.toString()) as (ReplayedMoves | null)[];
}
