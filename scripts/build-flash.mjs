/**
 * `npm run flash`: tests the rules of the Flash games and compiles the games, with the Haxe compiler. The site does
 * not need this to start.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileReplayModule, replayModuleOf } from './flash/replay-module.mjs';
import { say } from './lib/console.mjs';
import { root } from './lib/run.mjs';

const games = join(root, 'games');

const haxe = (args, cwd) => {
  const { status, error, stdout, stderr } = spawnSync('haxe', args, { cwd, encoding: 'utf8' });
  if (error) throw error;
  const said = `${stdout}${stderr}`.trim();
  if (status !== 0) throw new Error(`haxe ${args.join(' ')} exited with ${status}:\n${said}`);
  return said;
};

const requireHaxe = () => {
  try {
    return haxe(['--version'], root);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(
      'The Haxe compiler is not installed, which is required to rebuild a .swf. ' +
        'Debian and Ubuntu: apt-get install haxe. Others: haxe.org/download. ' +
        'The site runs without it, because the repository has the compiled files.',
    );
  }
};

const compileGame = (slug) => {
  const folder = join(games, slug);
  if (existsSync(join(folder, 'test.hxml'))) say(`• ${slug}: ${haxe(['test.hxml'], folder)}`);
  haxe(['build.hxml'], folder);
  const bytes = readFileSync(join(folder, `${slug}.swf`));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  say(`✓ ${slug}.swf, ${bytes.length} bytes, sha256 ${hash}`);
  const module = replayModuleOf(folder);
  if (!module) return;
  const text = compileReplayModule(folder, haxe);
  writeFileSync(module, text);
  say(`✓ compiled/replay.mjs, ${text.length} bytes`);
};

try {
  say(`• Haxe ${requireHaxe()}`);
  for (const slug of readdirSync(games)) if (existsSync(join(games, slug, 'build.hxml'))) compileGame(slug);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
