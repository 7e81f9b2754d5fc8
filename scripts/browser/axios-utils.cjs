/**
 * A loader for axios: its helpers are one object, which would go to the browser completely. As separate exports, the unused two
 * thirds are left out. Their factories are marked as free of side effects.
 */
const MAKERS = /= (?=(?:kindOfTest|typeOfTest)\()/g;
const OBJECT = /^export default \{\n([\s\S]*?)^\};$/m;
const RENAMED = /^( *)(\w+): (\w+),/gm;

module.exports = (source) =>
  source
    .replace(/^import utils from '(\.\.?\/utils\.js)';$/m, "import * as utils from '$1';")
    .replace(OBJECT, (whole, names) =>
      names.includes('isSafeIterable') ? `export {\n${names.replace(RENAMED, '$1$3 as $2,')}};` : whole,
    )
    .replace(MAKERS, '= /* @__PURE__ */ ');
