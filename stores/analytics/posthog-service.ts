/** PostHog through `/ingest` on this site's own host. Uses the build that loads no code from elsewhere. */
import posthog from 'posthog-js/dist/module.slim.no-external';
import type { Environment } from '@/lib/config';
import type { AnalyticsService } from './analytics-service';
import { withRetries } from './posthog-retries';
import { cleanEvent, createPosthogSettings } from './posthog-settings';

const deleteStored = (key: string): void => {
  for (const storage of [window.localStorage, window.sessionStorage])
    for (const name of Object.keys(storage))
      if (name.startsWith('ph_') || name.includes(key)) storage.removeItem(name);
};

export const createPosthogService = (key: string, environment: Environment): AnalyticsService => {
  let isOn = false;
  let isStarted = false;
  const registerEventProperties = () => posthog.register({ platform: 'website', environment });

  return {
    start: () => {
      isOn = true;
      Reflect.deleteProperty(posthog, '_send_retriable_request');
      posthog._send_retriable_request = withRetries(
        posthog._send_retriable_request.bind(posthog),
        () => isOn,
      );
      if (!isStarted)
        posthog.init(
          key,
          createPosthogSettings((event) => (isOn ? cleanEvent(event) : null)),
        );
      else posthog.opt_in_capturing({ captureEventName: false });
      isStarted = true;
      registerEventProperties();
    },
    identify: (memberIdHash) => {
      if (memberIdHash) return void posthog.identify(memberIdHash);
      if (!posthog.get_property('$user_id')) return;
      posthog.reset();
      registerEventProperties();
    },
    view: ({ url, path, layout, theme, subscriberStatus }) =>
      void posthog.capture('$pageview', {
        $current_url: url,
        $pathname: path,
        layout,
        theme,
        subscriber_status: subscriberStatus,
      }),
    stop: () => {
      isOn = false;
      // Also drops the queue, which the library would otherwise send when opting out.
      posthog._send_retriable_request = () => undefined;
      posthog.opt_out_capturing();
      posthog.reset(true);
      try {
        deleteStored(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
};
