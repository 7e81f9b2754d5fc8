/** Changes the texts of a page as browsers' translators do, including texts that are added later. */
import type { Page } from '@playwright/test';

export const TRANSLATORS = ['wraps each text', 'replaces each text'] as const;
export type Translator = (typeof TRANSLATORS)[number];

/** Starts to translate the page: Chrome and Edge replace texts by `<font>` elements, others wrap them. */
export const translate = (page: Page, translator: Translator): Promise<void> =>
  page.evaluate((isReplaced) => {
    const isOurs = ({ parentElement }: Text): boolean =>
      parentElement !== null && !parentElement.closest('font, script, style, textarea, noscript, title');
    const wrap = (text: Text): void => {
      if (!text.data.trim() || !isOurs(text)) return;
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
      texts.forEach(wrap);
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
