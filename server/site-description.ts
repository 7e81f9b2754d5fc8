/** Updates the site's description when the catalog changes, unless the operator has configured one (DESCRIPTION). */
import { parse } from 'valibot';
import type { PublicConfig } from '@/lib/config';
import { searchGames } from '@/lib/contract/games';
import { describeSite } from '@/lib/domain/site/site-description';
import type { Log } from './platform/log';

const COUNT_ONLINE = `http://product.internal${searchGames.path}?${new URLSearchParams({
  'content_type[]': 'online_game',
  items_per_page: '1',
})}`;
const REMOTE_REFRESH_MS = 10 * 60_000;

interface SiteDescriptionOptions {
  /** The configuration whose description is updated. */
  config: PublicConfig;
  isOwn: boolean;
  /** Whether the catalog belongs to another backend, which does not notify this process of changes. */
  isRemote: boolean;
  productFetch: (request: Request) => Promise<Response>;
  log: Log;
  /** Called to drop cached pages with the old description. */
  onChange(): void;
}

export const createSiteDescription = (options: SiteDescriptionOptions) => {
  const { config, isOwn, isRemote, productFetch, log, onChange } = options;

  const countOnline = async (): Promise<number> => {
    const response = await productFetch(new Request(COUNT_ONLINE));
    if (!response.ok) throw new Error(`The catalog responded with ${response.status}.`);
    return parse(searchGames.answer, await response.json()).pager.total_items;
  };

  const updateDescription = async (): Promise<void> => {
    try {
      const description = describeSite(await countOnline());
      if (description === config.description) return;
      config.description = description;
      onChange();
    } catch (error) {
      log.warn('counting games for the site description failed', { error });
    }
  };

  let last = Promise.resolve();
  /** Counts the games again, after any count in progress. A failure leaves the description unchanged. */
  const queueRefresh = (): Promise<void> => {
    if (!isOwn) last = last.then(updateDescription);
    return last;
  };

  const timer = isRemote && !isOwn ? setInterval(() => void queueRefresh(), REMOTE_REFRESH_MS).unref() : null;
  return { refresh: queueRefresh, stop: () => void (timer && clearInterval(timer)) };
};
