/** What crawlers may read: everything but the service's own calls, members' pages, and searches without end. */

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
  '/search/',
  '/site-search',
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
