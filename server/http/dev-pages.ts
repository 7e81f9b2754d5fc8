/**
 * Applies the layout that a page requires when Next's development server renders it; otherwise the page server does
 * that.
 */
import { type ForcedLayouts, forcedLayoutOf } from '@/lib/domain/site/forced-layout';
import { LAYOUT_COOKIE, appearanceOf, appearanceOfCookies, THEME_COOKIE } from '@/lib/domain/site/layout';
import { pagePathOfData } from './page-routes';
import type { NextHandler } from './page-server';

export const createDevPages =
  (next: NextHandler, forcedLayouts: ForcedLayouts | null): NextHandler =>
  (request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?', 1);
    const forced = forcedLayoutOf(forcedLayouts, pagePathOfData(pathname)?.pathname ?? pathname);
    if (forced) {
      const { cookie = '' } = request.headers;
      const { layout, theme } = appearanceOf(forced, appearanceOfCookies(cookie).theme);
      // When a cookie occurs twice, the first value counts.
      request.headers.cookie = `${LAYOUT_COOKIE}=${layout}; ${THEME_COOKIE}=${theme}; ${cookie}`;
    }
    return next(request, response);
  };
