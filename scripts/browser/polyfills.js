/** What Next's oldest browsers (Chrome and Firefox 111, Safari 16.4) lack of its polyfills: one function. */
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};
