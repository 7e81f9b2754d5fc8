/** Reads the mail of a demonstration from its outbox. */
import { expect, type Page } from '@playwright/test';

/** Returns the link in the newest mail of a kind to an email address. */
export const linkInMail = async (page: Page, to: string, kind: string): Promise<string> => {
  let link: string | null = null;
  // Waits, because mail is sent after the response that announced it.
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
