/** The retired words of the glossary, and where each may still name something (docs/glossary.md has the same list). */

/** Word games, engines and their tests: cards are in a hand, a jigsaw is a picture, a move is a turn. */
const GAMES = ['games', 'tests/games', 'scripts/game/template', 'e2e/support/players'];

/**
 * @typedef {object} RetiredWord
 * @property {string[]} words any of these, as a whole word of an identifier or of a file's name
 * @property {string} use the replacement
 * @property {string[]} [allowedIn] paths start with one of these
 * @property {string[]} [allowedAfter] the word before it makes it specific: `emailAddress`
 * @property {boolean} [isFirst] only as the identifier's first word
 */

/** @type {readonly RetiredWord[]} */
export const RETIRED_WORDS = [
  { words: ['tell', 'tells', 'told', 'telling'], use: 'report, notify, record, compute' },
  { words: ['keep', 'keeps', 'kept', 'keeper', 'keeping'], use: 'save, cache, store, retain' },
  { words: ['ask', 'asks', 'asked', 'asking'], use: 'request, query' },
  {
    words: ['address', 'addresses'],
    use: 'url, path, emailAddress, ipAddress',
    allowedAfter: ['email', 'mail', 'ip', 'remote', 'billing'],
  },
  { words: ['picture', 'pictures'], use: 'image, thumbnail, cover, artwork', allowedIn: GAMES },
  { words: ['look', 'looks'], use: 'appearance', allowedIn: GAMES },
  { words: ['settle', 'settles', 'settled', 'settling'], use: 'resolve, reconcile, apply', allowedIn: GAMES },
  { words: ['held'], use: 'quarantined, activeRun, orientation', allowedIn: GAMES },
  { words: ['doubt', 'doubts', 'doubtful'], use: 'rejectionReason, suspicion' },
  { words: ['witness', 'witnesses'], use: 'heartbeat, livenessEvidence' },
  { words: ['unsent'], use: 'outbox' },
  { words: ['wish', 'wishes'], use: 'optimisticUpdate' },
  { words: ['standing', 'standings'], use: 'stats, summary' },
  { words: ['happening', 'happenings'], use: 'event, metric' },
  { words: ['evening', 'evenings'], use: 'day', allowedIn: ['games', 'tests/games'] },
  { words: ['late', 'meanwhile'], use: 'lazy, fallback; deadline, gracePeriod' },
  { words: ['near', 'nearer'], use: 'inViewport, nearViewport', allowedIn: GAMES },
  { words: ['film', 'films'], use: 'previewVideo' },
  { words: ['spending'], use: 'purchase, spend' },
  { words: ['worn'], use: 'selected' },
  { words: ['hand', 'hands'], use: 'inputMethod', allowedIn: GAMES },
  { words: ['stands', 'lies'], use: 'isAt, isStored, state', allowedIn: GAMES },
  { words: ['most', 'least'], use: 'max, min', isFirst: true },
  { words: ['twin', 'twins', 'alike'], use: 'duplicate, existing', allowedIn: GAMES },
];

/** Names that Node.js, SWR, a parser or PostgreSQL defines, and the specification's field of an avatar. */
const FOREIGN_NAMES = new Set([
  'keepAlive',
  'keepAliveTimeout',
  'keepAliveInitialDelayMillis',
  'keepPreviousData',
  'keepStack',
  'listen_addresses',
  'user_picture',
]);

/**
 * Published and stored names, which never change without an alias (language.md's wire names): fields of the contract, the SDK's
 * messages, keys of browser storage, settings, the claim of a token, and the specification's routes.
 */
const PUBLISHED_NAMES = new Map([
  [
    'keep',
    [
      'api-clients/product/accounts.ts',
      'games/crown-and-cobble/art-scenery.ts',
      'components/account/',
      'lib/contract/auth.ts',
      'tests/server/product/',
    ],
  ],
  ['standing', ['lib/contract/', 'server/', 'tests/server/']],
  ['held', ['lib/contract/', 'server/scores/', 'stores/queries/', 'tests/']],
  ['evening', ['lib/contract/', 'server/scores/']],
  // A late result arrives after the deadline of its day (glossary).
  ['late', ['components/views/', 'lib/', 'tests/']],
  ['isLate', ['lib/', 'stores/', 'tests/']],
  ['settled', ['lib/game-protocol', 'games/sdk/']],
  ['onSettled', ['tests/stores/']],
  ['witness', ['lib/domain/run/', 'stores/active-runs.ts', 'tests/']],
  ['keptAt', ['lib/domain/games/stored-games.ts', 'worker/', 'tests/worker/']],
  ['picture', ['server/product/auth/member-keys.ts', 'server/product/members/export-user.ts', 'tests/']],
  ['pictures', ['server/product/members/export-user.ts']],
  ['look', ['tests/']],
  ['evenings', ['components/views/landing/landing-areas.ts']],
  ['CONTACT_ADDRESS', ['server/platform/env.ts']],
  ['address', ['tests/server/product/catalog/fetch-feed.test.ts', 'tests/server/metrics/metrics.test.ts']],
  ['KEEP_ALIVE_MS', ['server/']],
  ['_keepAlive', ['e2e/browsers/']],
  ['orbitKeeper', ['']],
  ['orbit-keeper.ts', ['']],
  ['lateMs', ['lib/domain/run/liveness.ts', 'tests/lib/domain/run/liveness.test.ts']],
  ['ORBIT_KEEPER', ['games/']],
  ['ORBIT_KEEPER_START', ['games/']],
  // The state of a result and of a pair, and the tower of a castle.
  ['kept', ['games/ember-match/stair/stair-screens.ts', 'games/glasshouse/']],
  ['look.tsx', ['pages/']],
  ['picture.tsx', ['pages/']],
]);

/** Splits `keptRow`, `KEPT_ROW` and `kept-row.ts` into lower-case words. */
export const wordsOf = (identifier) =>
  identifier
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/**
 * Returns the retired word in an identifier, or null.
 * @param {string} identifier
 * @param {string} path the file, relative to the project
 */
export const findRetiredWord = (identifier, path) => {
  if (FOREIGN_NAMES.has(identifier)) return null;
  if (PUBLISHED_NAMES.get(identifier)?.some((start) => path.startsWith(start))) return null;
  const words = wordsOf(identifier);
  for (const retired of RETIRED_WORDS) {
    if (retired.allowedIn?.some((start) => path.startsWith(start))) continue;
    const at = words.findIndex(
      (word, index) =>
        retired.words.includes(word) &&
        !(retired.isFirst && (index > 0 || words.length === 1)) &&
        !retired.allowedAfter?.includes(words[index - 1]),
    );
    if (at >= 0) return { word: words[at], use: retired.use };
  }
  return null;
};

/**
 * Returns the declared names with a retired word, and the file's own name.
 * @param {{ start: number, name: string }[]} names
 * @param {string} path
 */
export const findRetiredNames = (names, path) =>
  [{ start: 0, name: path.slice(path.lastIndexOf('/') + 1) }, ...names].flatMap(({ start, name }) => {
    const found = findRetiredWord(name, path);
    return found ? [{ start, message: `"${name}" uses the retired word "${found.word}": ${found.use}` }] : [];
  });
