/**
 * Keeps React working on a page that the browser translates. Translators wrap each text node in a `<font>` element or replace it by
 * one; React still addresses the text node and would throw when it removes it or inserts something before it.
 */

/** Text nodes that a translator took out of the page, with the element that shows the translation. */
const translations = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/** Returns the child of `parent` that stands for `node`, null where there is none. */
const childFor = (parent: Node, node: Node): Node | null => {
  let at: Node | null = node.parentNode ? node : (translations.get(node) ?? null);
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
};

const handleMutations = (records: MutationRecord[], observer: MutationObserver): void => {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      // React changed a text that is not in the page: show it, and let the translator translate it again.
      if (!target.parentNode) translations.get(target)?.replaceWith(target);
      continue;
    }
    const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (!font) continue;
    for (const removed of removedNodes)
      if (removed.nodeType === Node.TEXT_NODE && !removed.parentNode) {
        translations.set(removed, font);
        observer.observe(removed, { characterData: true });
      }
  }
};

/** React reports that the part of a page which it takes over was translated before; it renders that part again by itself. */
const HYDRATION_ERROR = /React error #(?:418|421|422|423|425)\b|[Hh]ydrat/;

const handleError = (event: ErrorEvent): void => {
  if (!HYDRATION_ERROR.test(event.message) || !document.body.querySelector('font')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Installs the guard for the life of the page. @param seen the changes of the document so far */
export const guardTranslatedPage = (seen: MutationRecord[] = []): void => {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const shown = childFor(this, child);
    if (!shown) return child;
    // A translator may wrap several texts at once: the others stay.
    const isShared = shown !== child && shown.contains(child) && shown.textContent !== child.textContent;
    if (isShared) child.parentNode?.removeChild(child);
    else removeChild.call(this, shown);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isOwn = !before || before.parentNode === this;
    return insertBefore.call(this, node, isOwn ? before : childFor(this, before)) as T;
  };
  window.addEventListener('error', handleError, { capture: true });
  const observer = new MutationObserver(handleMutations);
  observer.observe(document.documentElement, { childList: true, subtree: true });
  handleMutations(seen, observer);
};
