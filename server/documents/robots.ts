/** Lists the paths that crawlers may read: everything except API calls and members' pages. */

const PRIVATE = [
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

export const robotsOf = (origin: string): string =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
