/** Finds comments in CSS, SQL, Haxe, shell and configuration text. */

const SHELL = { line: ['#'], block: false, quotes: ["'", '"'], dollarQuotes: false };

const SYNTAXES = {
  css: { line: [], block: true, quotes: ['"', "'"], dollarQuotes: false },
  sql: { line: ['--'], block: true, quotes: ["'", '"'], dollarQuotes: true },
  hx: { line: ['//'], block: true, quotes: ['"', "'"], dollarQuotes: false },
  sh: SHELL,
  // The values of a configuration file may contain a single quotation mark.
  conf: { ...SHELL, quotes: [] },
  service: { ...SHELL, quotes: [] },
  example: { ...SHELL, quotes: [] },
};

const skipQuoted = (text, at, quote) => {
  let end = at + 1;
  while (end < text.length && text[end] !== quote) end += text[end] === '\\' && quote !== "'" ? 2 : 1;
  return end + 1;
};

const startsLineComment = (text, at, { line }) =>
  line.some(
    (opener) => text.startsWith(opener, at) && (opener !== '#' || at === 0 || /\s/.test(text[at - 1])),
  );

/**
 * Returns the start and end of each comment; ignores quoted text and SQL function bodies.
 * @param {string} text
 * @param {keyof typeof SYNTAXES} language
 * @returns {{ start: number, end: number }[]}
 */
export const findPlainComments = (text, language) => {
  const syntax = SYNTAXES[language];
  const comments = [];
  for (let at = 0; at < text.length;) {
    let end = at + 1;
    if (syntax.quotes.includes(text[at])) end = skipQuoted(text, at, text[at]);
    else if (syntax.dollarQuotes && text.startsWith('$$', at)) {
      const close = text.indexOf('$$', at + 2);
      end = close < 0 ? text.length : close + 2;
    } else if (startsLineComment(text, at, syntax)) {
      const close = text.indexOf('\n', at);
      end = close < 0 ? text.length : close;
      comments.push({ start: at, end });
    } else if (syntax.block && text.startsWith('/*', at)) {
      const close = text.indexOf('*/', at + 2);
      end = close < 0 ? text.length : close + 2;
      comments.push({ start: at, end });
    }
    at = end;
  }
  return comments;
};
