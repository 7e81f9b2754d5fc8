/** @vitest-environment jsdom */
import { act, render, type RenderResult } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { TRANSLATION_GUARD_SCRIPT } from '@/components/layout/translation-guard';

beforeAll(() => {
  (0, eval)(TRANSLATION_GUARD_SCRIPT);
});

interface PageProps {
  count: number;
  hasNote?: boolean;
  rows?: readonly string[];
}

/** Text nodes next to conditional siblings. Without the guard, they break when the page is translated. */
const TranslatedPage = ({ count, hasNote = true, rows = ['one'] }: PageProps) => (
  <main>
    {hasNote && 'A note. '}
    You have {count} lamps
    {hasNote ? <b>lit</b> : ' unlit'}
    <ul>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  </main>
);

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

const fontWith = (...children: (Node | string)[]): HTMLElement => {
  const font = document.createElement('font');
  font.append(...children);
  return font;
};

/** The ways in which translation tools change a page. */
const PAGE_TRANSLATORS: Record<string, (root: Node) => void> = {
  'wraps each text node': (root) => {
    for (const text of textsIn(root)) {
      const font = fontWith();
      text.replaceWith(font);
      font.append(text);
    }
  },
  'replaces each text node': (root) => {
    for (const text of textsIn(root)) text.replaceWith(fontWith(fontWith(`<${text.data}>`)));
  },
  'inserts the translation, then removes the text': (root) => {
    for (const text of textsIn(root)) {
      text.before(fontWith(`<${text.data}>`));
      text.remove();
    }
  },
};

const readText = ({ container }: RenderResult): string =>
  (container.textContent ?? '').replaceAll(/[<>]/g, '');
const rerenderPage = async (page: RenderResult, props: PageProps): Promise<void> => {
  page.rerender(<TranslatedPage {...props} />);
  // The guard restores changed text after the mutations are reported.
  await act(async () => undefined);
};

describe.each(Object.keys(PAGE_TRANSLATORS))('a page with a translation tool that %s', (name) => {
  const translate = PAGE_TRANSLATORS[name]!;

  it('lets React remove texts and insert others before them', async () => {
    const page = render(<TranslatedPage count={1} />);
    translate(page.container);
    await act(async () => undefined);
    await rerenderPage(page, { count: 1, hasNote: false });
    expect(readText(page)).toBe('You have 1 lamps unlitone');
    await rerenderPage(page, { count: 1, hasNote: true });
    expect(readText(page)).toBe('A note. You have 1 lampslitone');
  });

  it('lets React change texts', async () => {
    const page = render(<TranslatedPage count={1} />);
    translate(page.container);
    await act(async () => undefined);
    await rerenderPage(page, { count: 2 });
    expect(readText(page)).toBe('A note. You have 2 lampslitone');
  });

  it('lets React add, remove and unmount rows', async () => {
    const page = render(<TranslatedPage count={1} />);
    translate(page.container);
    await act(async () => undefined);
    await rerenderPage(page, { count: 1, rows: ['two', 'one', 'three'] });
    expect(readText(page)).toContain('twoonethree');
    translate(page.container);
    await act(async () => undefined);
    await rerenderPage(page, { count: 1, rows: ['three'] });
    expect(readText(page)).toBe('A note. You have 1 lampslitthree');
    page.unmount();
    expect(page.container.childNodes).toHaveLength(0);
  });
});

describe('a translation tool that wraps several texts together', () => {
  it('keeps the other texts when React removes one of them', async () => {
    const page = render(<TranslatedPage count={1} />);
    const [main] = page.container.children;
    const texts = [...main!.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const font = fontWith();
    texts[0]!.replaceWith(font);
    font.append(...texts);
    await rerenderPage(page, { count: 1, hasNote: false });
    expect(readText(page)).toContain('You have 1 lamps');
    expect(readText(page)).not.toContain('A note.');
  });
});

describe('filtering hydration errors', () => {
  const HYDRATION = 'Minified React error #418; visit https://react.dev/errors/418';
  const openPage = () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const window = frame.contentWindow as Window & typeof globalThis;
    window.document.body.innerHTML = '<main><p>A lamp</p></main>';
    window.eval(TRANSLATION_GUARD_SCRIPT);
    /** Returns whether the error was suppressed. */
    const dispatchError = (message: string): boolean =>
      !window.dispatchEvent(new window.ErrorEvent('error', { message, cancelable: true }));
    return { window, report: dispatchError };
  };
  const translateParagraph = async ({ document }: Window): Promise<void> => {
    const paragraph = document.querySelector('p')!;
    const font = document.createElement('font');
    const text = paragraph.firstChild!;
    text.replaceWith(font);
    font.append(text);
    await Promise.resolve();
  };

  it('suppresses the errors after a translation, even when React has rendered the page again', async () => {
    const { window, report } = openPage();
    await translateParagraph(window);
    expect(report(HYDRATION)).toBe(true);
    window.document.querySelector('main')!.innerHTML = '<p>A lamp</p>';
    expect(report(HYDRATION)).toBe(true);
    expect(report('x is not a function')).toBe(false);
  });

  it('reports the errors on a page that is not translated', () => {
    expect(openPage().report(HYDRATION)).toBe(false);
  });
});
