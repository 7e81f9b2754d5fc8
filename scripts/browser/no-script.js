/** Replaces the loader of `next/script` in the browser: no page uses it, and it would add 0.8 KB. */
export const handleClientScriptLoad = () => {
  throw new Error('Pages of this site do not use next/script.');
};

/** @param {readonly unknown[]} scripts those that the page declares */
export const initScriptLoader = (scripts) => scripts.forEach(handleClientScriptLoad);
