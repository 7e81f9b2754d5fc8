/** The stored runs of every engine, and their results in another process. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Strength, TuneKey } from '@/games/needle-drop/types';
import type { MovesToProve, ProvenMoves } from '@/server/scores/games/prove';
import { movesOf } from './needle-drop/player';

const FOLDER = 'tests/games';

/** The format of the run files: each game names its moves differently. */
interface Saved {
  keyword?: string;
  seed?: string;
  mode?: string;
  moves?: unknown[];
  words?: string[];
  strength?: Strength;
  late?: number[];
}

function movesIn({ mode, moves, words, strength, late }: Saved): unknown[] | null {
  if (moves) return moves;
  if (late) return movesOf(mode as TuneKey, strength ?? 0, (note) => late[note % late.length] ?? null);
  return words?.map((text) => ['word', text]) ?? null;
}

/** Returns the stored runs of an engine, starting with those of `golden-runs.json`. Entries without moves are skipped. */
export function storedRuns(engine: string): MovesToProve[] {
  const files = readdirSync(join(FOLDER, engine)).filter((name) => /^golden-(runs|levels)\.json$/.test(name));
  const rows = files
    .sort()
    .reverse()
    .slice(0, 1)
    .flatMap((name) => JSON.parse(readFileSync(join(FOLDER, engine, name), 'utf8')) as Saved[]);
  return rows.flatMap((saved) => {
    const moves = movesIn(saved);
    const { keyword = engine, seed = 'any', mode = '' } = saved;
    return moves ? [{ keyword, spec: { seed, mode }, moves }] : [];
  });
}

/** Every engine whose results are verified by replay. */
export const ENGINES: readonly string[] = readdirSync('games').filter((name) => {
  const rules = join('games', name, 'rules.ts');
  return existsSync(rules) && /\brulesFor\b/.test(readFileSync(rules, 'utf8'));
});

/** Replays runs in a separate process. */
export async function proveElsewhere(runs: readonly MovesToProve[]): Promise<(ProvenMoves | null)[]> {
  const entry = `import { proveMoves } from '@/server/scores/games/prove';
    console.log(JSON.stringify(${JSON.stringify(runs)}.map((run) => proveMoves(run))));`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: 'ts' },
    ...{ bundle: true, write: false, platform: 'node', format: 'cjs', logLevel: 'silent' },
    tsconfig: 'tsconfig.json',
  });
  const printed = execFileSync(process.execPath, ['-'], {
    input: outputFiles[0]!.text,
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(printed.toString()) as (ProvenMoves | null)[];
}
