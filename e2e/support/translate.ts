/** Changes the texts of a page as browsers' translators do, including texts that are added later. */
import type { Page } from '@playwright/test';

export const TRANSLATOR_KINDS = ['wraps each text', 'replaces each text'] as const;
export type TranslatorKind = (typeof TRANSLATOR_KINDS)[number];

/** Starts to translate the page: Chrome and Edge replace texts by `<font>` elements, others wrap them. */
export const translatePage = (page: Page, translator: TranslatorKind): Promise<void> =>
  page.evaluate((isReplaced) => {
    const isTranslatable = ({ parentElement }: Text): boolean =>
      parentElement !== null && !parentElement.closest('font, script, style, textarea, noscript, title');
    const wrapText = (text: Text): void => {
      if (!text.data.trim() || !isTranslatable(text)) return;
      const font = document.createElement('font');
      if (isReplaced) {
        font.append(Object.assign(document.createElement('font'), { textContent: `${text.data}·` }));
        text.before(font);
        text.remove();
        return;
      }
      text.replaceWith(font);
      font.append(text);
    };
    const translateIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrapText);
    };
    document.documentElement.classList.add('translated-ltr');
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData') translateIn(target);
        else addedNodes.forEach(translateIn);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, translator === 'replaces each text');
