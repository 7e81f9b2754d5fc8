/** Lint: correctness rules, no import cycles, and the folders' boundaries, denied by default. */
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Each folder, what it may import, and the door to use instead of anything else (docs/architecture.md). */
const FOLDERS = [
  {
    from: 'pages',
    to: ['components', 'lib', 'styles'],
    toFiles: ['ssr'],
    door: 'A page renders one view: put the rest into components/views, data into server/ssr.ts.',
  },
  {
    from: 'components',
    to: ['components', 'stores', 'lib', 'styles'],
    door: 'A component reads stores; ask stores/queries for data, never an api-client or the server.',
  },
  {
    from: 'stores',
    to: ['stores', 'api-clients', 'lib'],
    door: 'A store talks to api-clients and lib only.',
  },
  {
    from: 'api-clients',
    to: ['api-clients', 'lib'],
    door: 'An api-client knows the contract in lib/contract and nothing above it.',
  },
  { from: 'lib', to: ['lib'], door: 'lib is pure and universal: it uses nothing of ours.' },
  { from: 'styles', to: ['styles'], door: 'styles uses nothing of ours.' },
  {
    from: 'worker',
    to: ['worker', 'lib', 'styles'],
    door: 'The service worker shares lib and styles with the pages; they talk to it by messages only.',
  },
  {
    from: 'ads',
    to: ['ads', 'lib'],
    door: 'The frame of the advertising network knows lib only; the page is reached by messages.',
  },
  {
    from: 'server-scores',
    to: ['server-scores', 'server', 'lib'],
    toFiles: ['game-rules'],
    door: 'The scores service knows the product by its token only: server/http, server/platform, server/db, lib and the rules.ts of a game.',
  },
  {
    from: 'server-product',
    to: ['server-product', 'server', 'lib'],
    door: 'The product knows the scores service by its contract only: server/http, server/platform, server/db, lib.',
  },
  {
    from: 'server',
    to: ['server', 'server-scores', 'server-product', 'lib'],
    door: 'The server uses lib and its own modules; api-clients are for server/ssr.ts, rules.ts for server/scores.',
  },
  { from: 'game-sdk', to: ['game-sdk', 'lib'], door: 'The SDK is loaded by strangers: lib only.' },
  { from: 'game-kit', to: ['game-kit', 'game-sdk', 'lib'], door: 'The kit uses games/sdk and lib.' },
  {
    from: 'game',
    to: ['game-kit', 'game-sdk', 'lib'],
    toSameGame: true,
    door: 'A game uses its own folder, games/kit, games/sdk and lib; the site is reached by messages only.',
  },
];

const FOLDER_PATTERNS = {
  ...Object.fromEntries(
    ['pages', 'components', 'stores', 'api-clients', 'lib', 'styles', 'server', 'worker', 'ads'].map(
      (name) => [name, name],
    ),
  ),
  'server-scores': 'server/scores',
  'server-product': 'server/product',
  'game-sdk': 'games/sdk',
  'game-kit': 'games/kit',
};

const ELEMENTS = [
  // The first pattern that fits names a file's element: the deepest come first.
  ...Object.entries(FOLDER_PATTERNS)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([type, pattern]) => ({ type, pattern, partialMatch: false })),
  { type: 'game', pattern: 'games/*', capture: ['slug'], partialMatch: false },
];

const FILES = [
  { category: 'ssr', pattern: ['server/ssr.ts', 'server/ssr-*.ts'] },
  { category: 'game-rules', pattern: 'games/*/rules.ts' },
  { category: 'catalog', pattern: 'games/catalog.ts' },
  { category: 'flash-starts', pattern: 'games/flash/find-flash-start.ts' },
];

const policiesOf = ({ from, to, toFiles = [], toSameGame = false, door }) => {
  const source = { element: { type: from } };
  return [
    { from: source, disallow: { to: { module: { origin: 'local' } } }, message: door },
    { from: source, allow: { to: { element: { types: { anyOf: to } } } } },
    ...toFiles.map((category) => ({ from: source, allow: { to: { file: { categories: category } } } })),
    ...(toSameGame
      ? [
          {
            from: source,
            allow: {
              to: { element: { type: 'game', captured: { slug: '{{ from.element.captured.slug }}' } } },
            },
          },
        ]
      : []),
  ];
};

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      '.next/**',
      '.next-previous/**',
      '.build/**',
      '.data*/**',
      'public/**',
      'games/*/compiled/replay.mjs',
      'next-env.d.ts',
    ],
  },
  ...tseslint.configs.strict,
  // Without it, a process that lints two copies of the project cannot parse the second.
  { languageOptions: { parserOptions: { tsconfigRootDir: import.meta.dirname } } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries, 'import-x': importX },
    settings: {
      // Without these two, import-x skips every .ts and .tsx file and no-cycle finds nothing.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'boundaries/elements': ELEMENTS,
      'boundaries/files': FILES,
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
      'import/resolver': { typescript: { project: './tsconfig.json' } },
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['../../../*'], message: 'Use the @/ path.' }],
          paths: [
            {
              name: 'react',
              importNames: ['lazy'],
              message:
                'A failed load would remove the page: use createLazyComponent of components/ui/lazy-component.tsx.',
            },
          ],
        },
      ],
      'no-console': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    // A pattern over text from outside must take time in proportion to the text: one request must not hold up the others.
    // The rules of games read moves on the server.
    files: ['{pages,components,stores,api-clients,lib,server,worker,ads,games}/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
      'regexp/no-dupe-disjunctions': 'error',
      'regexp/no-useless-lazy': 'error',
    },
  },
  {
    files: ['{pages,components,stores}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['tests/**', 'e2e/**'],
    rules: {
      'no-console': 'off',
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Spec §8: failed calls are printed to the console; this file is the only place that does so.
    files: ['stores/browser-clients.ts'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  {
    // Boards are arrays walked by computed index: the assertion says what the loop's bounds prove.
    files: ['games/**/*.ts', 'lib/game-protocol*.ts', 'tests/games/**/*.ts', 'scripts/game/template/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
    },
  },
  {
    files: ['{pages,components,stores,api-clients,lib,styles,server,worker,ads,games}/**/*.{ts,tsx}'],
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: 'This import crosses a boundary. See docs/architecture.md for the right door.',
          policies: [
            { allow: { to: { module: { origin: 'external' } } } },
            { allow: { to: { module: { origin: 'core' } } } },
            ...FOLDERS.flatMap(policiesOf),
            // server/ssr.ts, games/catalog.ts and games/flash/find-flash-start.ts are the joints that look upward and sideways.
            { from: { file: { categories: 'ssr' } }, allow: { to: { element: { type: 'api-clients' } } } },
            {
              from: { file: { categories: 'catalog' } },
              allow: { to: { element: { types: { anyOf: ['game', 'game-kit', 'lib'] } } } },
            },
            {
              from: { file: { categories: 'flash-starts' } },
              allow: { to: { element: { types: { anyOf: ['game', 'game-kit'] } } } },
            },
          ],
        },
      ],
    },
  },
);
