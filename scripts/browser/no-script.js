/** Replaces Next's loader of scripts that a page declares with `next/script`: no page declares one, and it would weigh 1.4 KB. */
const refuse = () => {
  throw new Error('Pages of this site do not use next/script.');
};

export const initScriptLoader = refuse;
export const handleClientScriptLoad = refuse;
