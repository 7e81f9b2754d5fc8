/** The page for a URL that is not stored, shown while offline. It lists the playable games. */
import type { StoredMetadata } from '@/lib/domain/games/stored-games';
import { OFFLINE_MESSAGES } from '@/lib/offline-messages';
import style from '@/styles/offline.css';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const renderGameLink = ({ page, title }: StoredMetadata): string =>
  `<li><a href="${escapeHtml(page)}">${escapeHtml(title)}</a></li>`;

const LAMP_SVG =
  '<svg class="lamp" viewBox="0 0 64 64" aria-hidden="true"><path class="arch" d="M6 34a26 26 0 0 1 52 0v20a8 8 0 0 1-8 8H14a8 8 0 0 1-8-8Z"/><path class="star" d="M32 15l4.600 10.400 11.400 1.100-8.600 7.500 2.500 11.200L32 39.300l-9.900 5.900 2.500-11.200-8.600-7.500 11.400-1.100Z"/></svg>';

/** Returns the page with status 503, because it is not the requested page. */
export const renderOfflinePage = (saved: readonly StoredMetadata[]): Response => {
  const theme = saved[0]?.theme ?? 'modern';
  const games = saved.length
    ? `<p>${OFFLINE_MESSAGES.canPlay}</p><ul>${saved.map(renderGameLink).join('')}</ul>`
    : `<p>${OFFLINE_MESSAGES.nothingSaved}</p>`;
  const html = `<!doctype html>
<html lang="en" data-theme="${escapeHtml(theme)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${OFFLINE_MESSAGES.pageTitle}</title>
<style>${style}</style>
</head>
<body>
<main>
${LAMP_SVG}
<h1>${OFFLINE_MESSAGES.pageTitle}</h1>
<p class="lede">${OFFLINE_MESSAGES.pageLede}</p>
${games}
<p><a class="again" href="">${OFFLINE_MESSAGES.tryAgain}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // The page runs no scripts and loads no resources from elsewhere.
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'`,
    },
  });
};
