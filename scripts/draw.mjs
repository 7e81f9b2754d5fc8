/**
 * `npm run draw -- <slug> [name …]`: writes the images that a game draws with its own code (`games/<slug>/images.ts`)
 * into its `art` folder: all of them, or those whose names begin with a given name. `npm run draw -- all` draws the
 * images of every game.
 */
import { readFileSync } from 'node:fs';
import { access, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from './lib/console.mjs';
import { loadModules } from './lib/load-modules.mjs';
import { root } from './lib/run.mjs';

const games = join(root, 'games');

const drawingGames = async () => {
  const slugs = await readdir(games);
  const isDrawing = (slug) =>
    access(join(games, slug, 'images.ts')).then(
      () => true,
      () => false,
    );
  const are = await Promise.all(slugs.map(isDrawing));
  return slugs.filter((_, i) => are[i]);
};

const drawGame = async (slug, names) => {
  const game = join(games, slug);
  const fileOf = (name) => join(game, 'art', `${name}.svg`);
  const { drawImages } = await loadModules("export { drawImages } from './images';", game);
  const isWanted = (name) => names.length === 0 || names.some((one) => name.startsWith(one));
  for await (const [name, markup] of drawImages({
    isWanted,
    readArt: (name) => readFileSync(fileOf(name), 'utf8'),
  })) {
    if (!isWanted(name)) continue;
    await writeFile(fileOf(name), markup);
    say(`${name} ${markup.length} B`);
  }
};

const [slug, ...names] = process.argv.slice(2);
const known = await drawingGames();
if (slug === 'all') for (const one of known) await drawGame(one, []);
else if (known.includes(slug)) await drawGame(slug, names);
else {
  process.stderr.write(
    `Name a game that draws its images: npm run draw -- <slug> [name …]\n${known.join('\n')}\n`,
  );
  process.exitCode = 1;
}
