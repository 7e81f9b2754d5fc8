/** Loads the guard of translated pages once a translator adds the first of its elements: few visitors need it. */
export const watchTranslation = (): void => {
  let seen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    const isTranslated = records.some(({ addedNodes }) =>
      [...addedNodes].some(({ nodeName }) => nodeName === 'FONT'),
    );
    if (!seen.length && !isTranslated) return;
    const isFirst = !seen.length;
    seen.push(...records);
    if (isFirst)
      void import('./translation-guard').then(
        ({ guardTranslatedPage }) => {
          observer.disconnect();
          guardTranslatedPage(seen);
        },
        // The next text that is translated asks again.
        () => (seen = []),
      );
  });
  observer.observe(document.body, { childList: true, subtree: true });
};
