/** The settings of PostHog, and the filter for its data. */
import type { CaptureResult, PostHogConfig } from 'posthog-js/dist/module.slim.no-external';

const IDLE_MS = 300_000;
const FULL_SNAPSHOT_MS = 300_000;
const QUEUE_FLUSH_MS = 3000;

/** Matches properties that the library reads by itself. They may contain typed text or identify a person. */
const READ_BY_LIBRARY = /url|pathname|referr|host|title|search_engine|keyword|^utm_|clid$/i;
const OWN_PROPERTIES = new Set(['$current_url', '$pathname']);

type EventProperties = Record<string, unknown>;
const removeUrls = (properties: EventProperties, includesOwn: boolean): EventProperties =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([name]) => (includesOwn && OWN_PROPERTIES.has(name)) || !READ_BY_LIBRARY.test(name),
    ),
  );

/** Returns the part of an event that may leave the browser, or null. */
export const cleanEvent = (event: CaptureResult | null): CaptureResult | null => {
  if (!event) return null;
  const { $set: set, $set_once: once, ...rest } = event;
  const isView = event.event === '$pageview';
  return {
    ...rest,
    // Disables GeoIP, which would record the proxy's location as the visitor's.
    properties: { ...removeUrls(event.properties, isView), $geoip_disable: true },
    ...(set ? { $set: removeUrls(set, false) } : {}),
    ...(once ? { $set_once: removeUrls(once, false) } : {}),
  };
};

/**
 * Returns the settings, with the session settings of spec §9. The 2 s flush is the library's default, as are retries
 * after a response (see posthog-retries.ts for the others).
 */
export const createPosthogSettings = (beforeSend: NonNullable<PostHogConfig['before_send']>) =>
  ({
    api_host: '/ingest',
    persistence: 'localStorage',
    person_profiles: 'identified_only',
    request_queue_config: { flush_interval_ms: QUEUE_FLUSH_MS },
    session_idle_timeout_seconds: IDLE_MS / 1000,
    session_recording: {
      session_idle_threshold_ms: IDLE_MS,
      full_snapshot_interval_millis: FULL_SNAPSHOT_MS,
      maskAllInputs: true,
    },
    // We send page views ourselves, and collect nothing else (decision 0018).
    capture_pageview: false,
    capture_pageleave: false,
    autocapture: false,
    rageclick: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    capture_performance: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_web_experiments: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    save_referrer: false,
    save_campaign_params: false,
    before_send: beforeSend,
  }) satisfies Partial<PostHogConfig>;
