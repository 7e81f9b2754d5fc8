/** The only polyfill of Next that its oldest browsers (Chrome and Firefox 111, Safari 16.4) need. */
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};
