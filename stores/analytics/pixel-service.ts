/** The social network's pixel as a plain image: none of the network's scripts runs here, and it sets no cookie. */
import type { AnalyticsService } from './analytics-service';

const ADDRESS = 'https://www.facebook.com/tr/';

export const createPixelService = (
  id: string,
  load: (address: string) => void = (address) => {
    const picture = new Image(1, 1);
    picture.referrerPolicy = 'no-referrer';
    picture.src = address;
  },
): AnalyticsService => ({
  start: () => undefined,
  identify: () => undefined,
  view: ({ url }) =>
    load(`${ADDRESS}?${new URLSearchParams({ id, ev: 'PageView', dl: url, noscript: '1' })}`),
  stop: () => undefined,
});
