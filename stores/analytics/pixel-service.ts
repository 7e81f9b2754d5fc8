/** The social network's pixel as a plain image. It runs no scripts of the network here and sets no cookie. */
import type { AnalyticsService } from './analytics-service';

const PIXEL_URL = 'https://www.facebook.com/tr/';

export const createPixelService = (
  id: string,
  load: (url: string) => void = (url) => {
    const image = new Image(1, 1);
    image.referrerPolicy = 'no-referrer';
    image.src = url;
  },
): AnalyticsService => ({
  start: () => undefined,
  identify: () => undefined,
  view: ({ url }) =>
    load(`${PIXEL_URL}?${new URLSearchParams({ id, ev: 'PageView', dl: url, noscript: '1' })}`),
  stop: () => undefined,
});
