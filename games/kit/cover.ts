/** Shows an edition's artwork from the catalog on its start screen. */
import { el } from './dom';

/** The artwork's URL for each keyword, relative to the game's script. The build inserts it from the catalog. */
declare const COVERS: Readonly<Record<string, string>> | undefined;

/**
 * The URL of the running game script; empty in a document that was created from text, which has no files next to it.
 */
const currentScript = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

/**
 * Creates the window with the artwork, or returns null when there is none. Shows `instead` when the artwork cannot be
 * loaded.
 */
export function createCover(keyword: string, instead: Element): HTMLElement | null {
  const path = typeof COVERS === 'undefined' ? undefined : COVERS[keyword];
  if (!path || !currentScript) return null;
  const cover = el('div', { class: 'kit-cover', 'aria-hidden': 'true' });
  const picture = el('img', { alt: '', decoding: 'async', draggable: 'false' });
  picture.addEventListener('error', () => cover.replaceWith(instead));
  picture.src = new URL(path, currentScript).href;
  cover.append(picture);
  return cover;
}
