/** Google Analytics 4, limited to our own page views, without advertising features. */
import ReactGA from 'react-ga4';
import type { AnalyticsService } from './analytics-service';
import { removeCookies } from './analytics-service';

/** Returns the name of Google's own opt-out switch, which its script reads before each request. */
const ga4OffSwitchName = (id: string): string => `ga-disable-${id}`;
const setGa4Off = (id: string, isOff: boolean): void => {
  (window as unknown as Record<string, boolean>)[ga4OffSwitchName(id)] = isOff;
};

export const createGa4Service = (id: string): AnalyticsService => {
  let isStarted = false;
  return {
    start: () => {
      setGa4Off(id, false);
      if (isStarted) return;
      isStarted = true;
      ReactGA.gtag('consent', 'default', {
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      });
      ReactGA.initialize(id, {
        gtagOptions: {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          // Otherwise the script would read the document's URL and title.
          page_location: window.location.origin,
          page_referrer: '',
          page_title: '',
        },
      });
    },
    identify: (memberIdHash) => ReactGA.gtag('set', { user_id: memberIdHash }),
    view: ({ url, path, layout, theme, subscriberStatus }) => {
      const page = { page_location: url, page_path: path, page_title: path };
      ReactGA.gtag('set', { ...page, page_referrer: '' });
      ReactGA.event('page_view', { ...page, layout, theme, subscriber_status: subscriberStatus ?? 'none' });
    },
    stop: () => {
      setGa4Off(id, true);
      removeCookies(/^_ga(?:_|$)/);
    },
  };
};
