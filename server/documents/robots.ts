/** Lists the paths that crawlers may read: everything except API calls and members' pages. */

const PRIVATE_PATHS = [
  '/api/',
  '/sw/',
  '/user/',
  '/scores/',
  '/jwt/',
  '/flag/',
  '/ingest/',
  '/account/',
  '/admin/',
  '/gameplayer/',
  '/purchase/',
];

export const createRobotsFile = (origin: string): string =>
  [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
