/** Converts untrusted text to plain text: no markup, no entities, no control characters, limited length. */
import { Parser } from 'htmlparser2';

const BLOCK_TAGS = new Set(['p', 'br', 'div', 'li', 'ul', 'ol', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const SKIPPED_TAGS = new Set(['script', 'style', 'noscript', 'template', 'iframe', 'object', 'svg']);
const HTML_MARKUP = /[<&]/;
const REMAINING_MARKUP = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;
// Control characters, and characters that are invisible or change the text direction.
const INVISIBLE_CHARACTERS = /[\p{Cc}\u{200B}\u{202A}-\u{202E}\u{2060}\u{2066}-\u{2069}\u{FEFF}]/gu;

const removeMarkup = (html: string): string => {
  let text = '';
  let skippedDepth = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (SKIPPED_TAGS.has(name)) skippedDepth += 1;
        if (BLOCK_TAGS.has(name)) text += '\n';
      },
      ontext: (part) => {
        if (skippedDepth === 0) text += part;
      },
      onclosetag: (name) => {
        if (SKIPPED_TAGS.has(name)) skippedDepth -= 1;
        if (BLOCK_TAGS.has(name) && name !== 'br') text += '\n';
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text;
};

/** Normalizes spaces and removes invisible characters; line breaks remain. */
export const normalizeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(INVISIBLE_CHARACTERS, (mark) => (mark === '\n' ? mark : mark === '\t' ? ' ' : ''))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Shortens a text to at most `max` characters, at a word boundary and with an ellipsis. */
export const cutText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), Math.floor(max * 0.8))).trimEnd()}…`;
};

/** Converts a feed's text, which may be HTML, to plain text of at most `max` characters. */
export const toPlainText = (value: string, max: number): string => {
  let text = value;
  if (HTML_MARKUP.test(text)) {
    text = removeMarkup(text);
    // Feeds often contain text that was escaped twice.
    if (REMAINING_MARKUP.test(text)) text = removeMarkup(text);
  }
  return cutText(normalizeText(text), max);
};

/** Like `toPlainText`, but on one line. */
export const toPlainLine = (value: string, max: number): string =>
  cutText(toPlainText(value, value.length + 1).replaceAll('\n', ' '), max);
