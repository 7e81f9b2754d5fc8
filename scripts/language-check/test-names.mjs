/** Finds test names that do not start with a verb in the third person (docs/glossary.md, "Test names"). */

const PLACEHOLDER = /^(?:[`"'([]*(?:%[sdifjoOp#%$c]|\$[\w.]+|\$\{\})[`"')\]]*[\s:,·–—-]*)+/;
const ADVERBS = new Set(['never', 'always', 'also', 'only', 'still']);

/** Words ending in -s that do not count as verbs; "is" and "are" hide the action. */
const NOT_VERBS = new Set(
  (
    'is as this its his hers theirs ours yours us always perhaps sometimes besides less unless thus plus minus ' +
    'across towards whereas was whose yes news axis basis class process progress address access success ' +
    'days games words boards members guests tokens entries editions keywords people things minutes hours seconds ' +
    'weeks months years cookies responses settings columns buttons cards rows pages players visitors letters'
  ).split(' '),
);

const isVerb = (word) => /^[a-z]+(?:-[a-z]+)*s$/.test(word) && !word.endsWith('ss') && !NOT_VERBS.has(word);

/**
 * Returns whether a test name has the form: [never | always | also | only | still] verb in -s. A leading placeholder
 * (`%s`, `$name`, `${…}`) comes from a row of a table and is ignored; a name with only placeholders is valid.
 * @param {string} title
 */
export const isTestName = (title) => {
  const shown = title.replace(PLACEHOLDER, '').trim();
  if (shown === '') return true;
  const words = shown.split(/[\s,:;.]+/);
  return isVerb(ADVERBS.has(words[0]) && words.length > 1 ? words[1] : words[0]);
};

/** @param {{ start: number, title: string }[]} tests */
export const findTestNames = (tests) =>
  tests
    .filter(({ title }) => !isTestName(title))
    .map(({ start, title }) => ({
      start,
      message: `the test name "${title.slice(0, 60)}" does not start with a verb in the third person`,
    }));
