/** The only polyfill of Next.js that its oldest supported browsers (Chrome and Firefox 111, Safari 16.4) need. */
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base));
  } catch {
    return false;
  }
};
