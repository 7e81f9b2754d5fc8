/** The drawing of an edition, which its cards on the site show, for its start screen. */
import { el } from './dom';

/** Addresses beside the game's own by keyword, put in by the build out of the catalogue. */
declare const COVERS: Readonly<Record<string, string>> | undefined;

/** The game's own address while its script runs; a document made of text has none, and no files beside it. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

/** Makes the window with the drawing, or null where there is none; it gives way to `instead` where the drawing can't be had. */
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
