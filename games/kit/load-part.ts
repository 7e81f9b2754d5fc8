/** Loads a part of a game that not every edition needs: `games/<slug>/parts/<name>.ts`, a script beside the game's own. */

declare const PARTS_VERSION: string;

declare global {
  var gamePart: unknown;
}

/** The game's own URL while its script runs; a document made of text has none. */
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

/** Resolves with the exports of the part, and rejects when it cannot be loaded. */
export function loadPart(name: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = new URL(`parts/${name}.js?v=${PARTS_VERSION}`, own || document.baseURI).href;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve(globalThis.gamePart);
    script.onerror = () => reject(new Error(name));
    document.head.append(script);
  });
}
