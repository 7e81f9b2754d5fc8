/** Builds the rules of a Flash game as a server module, `games/<slug>/compiled/replay.mjs`, from the source of the .swf. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RULES = 'src/rules';
const SETTINGS = 'replay.hxml';
const EXPORTED = /^\s*\$hx_exports\["(\w+)"\] = /gm;

/** Returns the path of the module, or null for a game whose rules are not replayed. */
export const replayModuleOf = (folder) =>
  existsSync(join(folder, SETTINGS)) ? join(folder, 'compiled/replay.mjs') : null;

/** Hashes all sources of the module. */
export const hashReplaySources = (folder) => {
  const hash = createHash('sha256');
  const rules = readdirSync(join(folder, RULES)).filter((name) => name.endsWith('.hx'));
  for (const file of [SETTINGS, ...rules.sort().map((name) => `${RULES}/${name}`)])
    hash.update(`${file}\n${readFileSync(join(folder, file), 'utf8')}\n`);
  return hash.digest('hex');
};

/** Wraps the compiler's output, which fills an object called `exports`, as a module. */
const wrap = (script, hash) => {
  const names = [...script.matchAll(EXPORTED)].map(([, name]) => name).sort();
  if (names.length === 0) throw new Error('The compiled rules export nothing.');
  return [
    '// Made by `npm run flash` from src/rules: change those files, not this one.',
    `// sources: ${hash}`,
    'const exports = {};',
    script.trimEnd(),
    `export const { ${names.join(', ')} } = exports;`,
    '',
  ].join('\n');
};

/**
 * Compiles the module and returns its text.
 * @param haxe runs the compiler with arguments in a folder; throws when it fails
 */
export const compileReplayModule = (folder, haxe) => {
  const out = mkdtempSync(join(tmpdir(), 'replay-'));
  try {
    const file = join(out, 'replay.js');
    haxe([SETTINGS, '-js', file], folder);
    return wrap(readFileSync(file, 'utf8'), hashReplaySources(folder));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};
