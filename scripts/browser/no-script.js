/** Replaces Next's loader of scripts that a page declares with `next/script`: no page declares one, and it would weigh 0.8 KB. */
export const handleClientScriptLoad = () => {
  throw new Error('Pages of this site do not use next/script.');
};

/** @param {readonly unknown[]} scripts those that the page declares */
export const initScriptLoader = (scripts) => scripts.forEach(handleClientScriptLoad);
