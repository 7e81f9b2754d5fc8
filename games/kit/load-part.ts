/** Loads a part of a game that only some editions need: `games/<slug>/parts/<name>.ts`, a script next to the game's own. */

declare const PARTS_VERSION: string;

declare global {
  var gamePart: unknown;
}

/** The URL of the running game script; empty in a document that was created from text. */
const currentScript = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

/** Resolves with the exports of the part, and rejects when the part cannot be loaded. */
export function loadPart(name: string): Promise<unknown> {
  const script = document.createElement('script');
  script.src = new URL(`parts/${name}.js?v=${PARTS_VERSION}`, currentScript || document.baseURI).href;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve(globalThis.gamePart);
    script.onerror = () => reject(new Error(name));
    document.head.append(script);
  });
}
