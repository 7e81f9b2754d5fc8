/** A loader for the contract: marks its calls as free of side effects, so that the browser gets the calls it makes and no others. */
const MAKERS = /(?<![\w@.])(?:v\.\w+|defineCall|text|valueList|oneOrMany)\(/g;
const SUMMARY = /^\s*summary:\s*(?:\n\s*)?(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;

/** The sentences are for the published description, which the server makes. */
module.exports = (source) => source.replace(SUMMARY, '\n').replace(MAKERS, '/* @__PURE__ */ $&');
