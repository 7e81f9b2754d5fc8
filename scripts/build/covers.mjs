/** Finds the drawing that each edition shows while its game loads. */
import { loadModules } from '../lib/load-modules.mjs';

/**
 * Lists the drawing of each edition by game and keyword, portrait where there is one, relative to the game's folder.
 * @returns {Promise<Record<string, Record<string, string>>>}
 */
export const listCovers = async () => {
  const { BUILT_IN_GAMES } = await loadModules("export { BUILT_IN_GAMES } from '@/games/catalog';");
  const covers = {};
  for (const { keyword, embed, media } of BUILT_IN_GAMES) {
    const [folder, slug] = /^\/play\/([a-z0-9-]+)\//.exec(embed?.src ?? '') ?? [];
    const drawing = media.thumbnailImgTall ?? media.thumbnailImg;
    if (!folder || !drawing?.startsWith(folder)) continue;
    covers[slug] = { ...covers[slug], [keyword]: drawing.slice(folder.length) };
  }
  return covers;
};
