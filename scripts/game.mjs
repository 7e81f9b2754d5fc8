/**
 * `npm run game -- new <slug> [--title "My Game"]`: creates a playable game from the template and registers it
 * everywhere. `npm run game -- list`: writes docs/games.md.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from './lib/console.mjs';
import { ensureDependencies, requireNode } from './lib/dependencies.mjs';
import { root } from './lib/run.mjs';

const USAGE = 'npm run game -- new <slug> [--title "My Game"], or npm run game -- list';

const readArguments = () => {
  const { values, positionals } = parseArgs({
    options: { title: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  const [command, slug, ...rest] = positionals;
  if (values.help) return null;
  if (command === 'list' && slug === undefined) return { isList: true };
  if (command !== 'new' || slug === undefined || rest.length > 0) throw new Error(`Usage: ${USAGE}`);
  return { slug, title: values.title };
};

const report = ({ title, slug, written, changed }) => {
  say(`Created ${title}.`);
  for (const file of written) say(`  new      ${file}`);
  for (const file of changed) say(`  changed  ${file}`);
  say(`\nnpm start shows it at /gamelanding/${slug}. Its tests: npx vitest run tests/games/${slug}`);
  say('npm test requires two more steps: npm run game -- list adds it to docs/games.md, and');
  say(
    `npm run previews -- --games ${slug} records the preview video that games/catalog-media.ts names from the running site.`,
  );
  say('Next steps: docs/add-a-game.md');
};

requireNode();
try {
  const requested = readArguments();
  if (requested?.isList) {
    await ensureDependencies();
    const { listGames } = await import('./game/list-games.mjs');
    await writeFile(join(root, 'docs/games.md'), await listGames(root));
    say('Updated docs/games.md.');
  } else if (requested) {
    await ensureDependencies();
    const { createGame } = await import('./game/create-game.mjs');
    report(await createGame({ root, ...requested }));
  } else say(USAGE);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
