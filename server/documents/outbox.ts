/** Shows the mail that the site would have sent, in demo mode and development (docs/specification/choices.md "Environment"). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { desc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PublicConfig } from '@/lib/config';
import { mail } from '../db/schema/mail';
import { listInlineHashes } from '../http/content-policy';
import { escapeXml } from './xml';

const PATH = '/dev/outbox';
const MAX_MAILS = 50;
const LINK = /https?:\/\/[^\s<]+/g;

const STYLE = `body{margin:0;background:#f7f6f2;color:#0f1b35;font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:24px 16px 64px}h1{margin:0 0 4px}
.note{padding:12px 16px;border-radius:12px;background:#fff0cf;color:#5c3900;font-weight:600}
article{margin-top:20px;padding:16px 20px;border-radius:14px;background:#fff;border:1px solid #dce1ea}
h2{margin:0;font-size:18px}dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 12px;margin:8px 0;color:#4a5570;font-size:14px}
dd{margin:0;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0 0}a{color:#15509a}`;

const linkUrlsInText = (text: string): string =>
  escapeXml(text).replaceAll(LINK, (href) => `<a href="${href}">${href}</a>`);

const renderMailArticle = (row: typeof mail.$inferSelect): string => `<article>
<h2>${escapeXml(row.subject)}</h2>
<dl><dt>To</dt><dd>${escapeXml(row.recipient)}</dd><dt>At</dt><dd>${row.createdAt.toISOString()}</dd><dt>Kind</dt><dd>${escapeXml(row.kind)}</dd></dl>
<pre>${row.textBody === '' ? 'This message has expired.' : linkUrlsInText(row.textBody)}</pre></article>`;

const renderOutboxPage = (
  rows: readonly (typeof mail.$inferSelect)[],
  name: string,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Outbox of ${escapeXml(name)}</title><style>${STYLE}</style></head>
<body><main><h1>Outbox</h1>
<p class="note">This is a demonstration: no mail is sent. Everybody can read the messages that would have been sent.</p>
${rows.length > 0 ? rows.map(renderMailArticle).join('\n') : '<p>No messages yet. Register to see one.</p>'}
</main></body></html>`;

interface OutboxOptions {
  db: NodePgDatabase;
  config: PublicConfig;
}

/** Returns a handler that serves the page, and returns false for any other path. */
export const createOutbox =
  ({ db, config }: OutboxOptions) =>
  async (request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean> => {
    if (pathname !== PATH) return false;
    const rows = await db.select().from(mail).orderBy(desc(mail.id)).limit(MAX_MAILS);
    const html = renderOutboxPage(rows, config.productName);
    const styles = listInlineHashes(html).styles.join(' ');
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src ${styles}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'referrer-policy': 'no-referrer',
      })
      .end(request.method === 'HEAD' ? undefined : html);
    return true;
  };
