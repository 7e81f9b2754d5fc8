/** The artwork of an edition, as on its cards on the site, for its start screen. */
import { el } from './dom';

/** URLs relative to the game's own by keyword, inserted by the build from the catalog. */
declare const COVERS: Readonly<Record<string, string>> | undefined;

/** The game's own URL while its script runs; a document made of text has none, and no files beside it. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

/** Creates the window with the artwork, or null when there is none; shows `instead` when the artwork cannot be loaded. */
export function createCover(keyword: string, instead: Element): HTMLElement | null {
  const path = typeof COVERS === 'undefined' ? undefined : COVERS[keyword];
  if (!path || !own) return null;
  const cover = el('div', { class: 'kit-cover', 'aria-hidden': 'true' });
  const picture = el('img', { alt: '', decoding: 'async', draggable: 'false' });
  picture.addEventListener('error', () => cover.replaceWith(instead));
  picture.src = new URL(path, own).href;
  cover.append(picture);
  return cover;
}
