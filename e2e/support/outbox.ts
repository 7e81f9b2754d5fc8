/** The mail of a demonstration, as its outbox shows it. */
import { expect, type Page } from '@playwright/test';

/** The link in the newest mail of a kind to an address. */
export const linkInMail = async (page: Page, to: string, kind: string): Promise<string> => {
  let link: string | null = null;
  // Mail goes out after the answer that announced it.
  await expect
    .poll(async () => {
      const { request } = page.context();
      const html = await (await request.get('/dev/outbox')).text();
      const article = html
        .split('<article>')
        .find((text) => text.includes(`<dd>${to}</dd>`) && text.includes(`<dd>${kind}</dd>`));
      link = /<a href="([^"]+)"/.exec(article ?? '')?.[1]?.replaceAll('&amp;', '&') ?? null;
      return link;
    })
    .not.toBeNull();
  return link ?? '';
};
