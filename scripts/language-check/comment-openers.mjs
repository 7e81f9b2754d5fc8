/** Finds sentences in comments that open with a noun clause or an inversion. */

const OPENER = /^(What|Who|Whoever|Whatever|Whose|Where|Nor|Of what|Of whom|So is|Nothing is|None)\b/;
const DECORATION = /^\s*(?:\/\*+|\*+\/?|\/\/+|--+|#+!?)\s?|\s*\*+\/\s*$/g;
const GAP = /^[ \t]*\r?\n?[ \t]*$/;

/** Joins consecutive line comments, because a sentence may span several lines. */
const joinLines = (text, comments) => {
  const groups = [];
  for (const comment of comments) {
    const last = groups.at(-1);
    const isBlock = text.startsWith('/*', comment.start);
    if (last && !isBlock && !last.isBlock && GAP.test(text.slice(last.end, comment.start)))
      last.end = comment.end;
    else groups.push({ ...comment, isBlock });
  }
  return groups;
};

/** Splits a comment into sentences; a blank line, a tag or a list item starts a new one. */
const splitSentences = (comment) => {
  const sentences = [];
  let offset = 0;
  let startsNew = true;
  for (const line of comment.split('\n')) {
    const shown = line.replace(DECORATION, '').trim();
    const isBreak = shown === '' || /^([@-]|\d+\.)/.test(shown);
    const parts = shown.replace(/^(@\w+|-|\d+\.)\s*/, '').split(/(?<=[.!?])\s+(?=[A-Z])/);
    parts.forEach((part, at) => {
      if (at > 0 || startsNew || isBreak) sentences.push({ offset, text: part });
      else sentences.at(-1).text += ` ${part}`;
    });
    startsNew = isBreak && shown === '' ? true : /[.!?:]$/.test(shown);
    offset += line.length + 1;
  }
  return sentences;
};

/**
 * Returns the faulty sentences of a file's comments. A question may open with any word.
 * @param {string} text the file
 * @param {{ start: number, end: number }[]} comments
 * @returns {{ start: number, message: string }[]}
 */
export const findOpeners = (text, comments) =>
  joinLines(text, comments).flatMap(({ start, end }) =>
    splitSentences(text.slice(start, end))
      .filter((sentence) => OPENER.test(sentence.text) && !sentence.text.endsWith('?'))
      .map((sentence) => ({
        start: start + sentence.offset,
        message: `a comment opens with "${OPENER.exec(sentence.text)[0]}": start with the subject`,
      })),
  );
