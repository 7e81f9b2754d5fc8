/**
 * Replaces the parser of rewrite patterns in the browser: the site has no rewrites, and the router of Next.js uses the
 * parser only for those.
 */
const refuse = () => {
  throw new Error('There are no rewrites on this site.');
};

export const pathToRegexp = refuse;
export const compile = refuse;
export const regexpToFunction = refuse;
