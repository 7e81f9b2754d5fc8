/** Renders Markdown as safe HTML: raw HTML is shown as text, and links may lead only to this site or to https URLs. */
import { Marked, type Tokens } from 'marked';
import { foldText } from '@/lib/domain/search/fold-text';
import type { TextHeading } from '@/lib/domain/site/texts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const SAFE_LINK = /^(?:\/(?!\/)|#|https:\/\/)/;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** Converts HTML to plain text, for search and tables of contents. */
export const htmlToPlainText = (html: string): string =>
  html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) =>
      name === 'amp' ? '&' : name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'quot' ? '"' : "'",
    )
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim();

export const createAnchor = (title: string): string =>
  foldText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section';

export interface RenderedMarkdown {
  html: string;
  /** The second-level headings, in order. */
  headings: TextHeading[];
}

/**
 * Renders Markdown.
 * @param idPrefix a prefix for every anchor, for pages with several texts
 */
export const renderMarkdown = (markdown: string, idPrefix = ''): RenderedMarkdown => {
  const headings: TextHeading[] = [];
  const taken = new Map<string, number>();
  const idOf = (title: string): string => {
    const base = `${idPrefix}${createAnchor(title)}`;
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return count > 1 ? `${base}-${count}` : base;
  };
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      heading({ depth, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const title = htmlToPlainText(inner);
        const id = idOf(title);
        if (depth === 2) headings.push({ id, title });
        return `<h${depth} id="${id}"><a href="#${id}">${inner}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        if (!SAFE_LINK.test(href)) return inner;
        const externalAttributes = href.startsWith('https://') ? ' rel="external noopener"' : '';
        return `<a href="${escapeHtml(href)}"${externalAttributes}>${inner}</a>`;
      },
      image: ({ text }) => escapeHtml(text),
      // On phones, each row is a separate card whose cells are labeled with their column.
      table({ header, rows }) {
        const titles = header.map(({ tokens }) => this.parser.parseInline(tokens));
        const head = titles.map((title) => `<th scope="col">${title}</th>`).join('');
        const cell = (tokens: Tokens.TableCell['tokens'], at: number): string =>
          `<td data-label="${escapeHtml(htmlToPlainText(titles[at] ?? ''))}">${this.parser.parseInline(tokens)}</td>`;
        const body = rows
          .map((row) => `<tr>${row.map(({ tokens }, at) => cell(tokens, at)).join('')}</tr>`)
          .join('');
        return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
};
