/** Stands in the browser for the parser of rewrite patterns: the site has no rewrites, and Next's router asks for it only then. */
const refuse = () => {
  throw new Error('There are no rewrites on this site.');
};

export const pathToRegexp = refuse;
export const compile = refuse;
export const regexpToFunction = refuse;
