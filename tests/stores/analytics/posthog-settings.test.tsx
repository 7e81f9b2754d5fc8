/** Tests PostHog's settings from the specification, and that no personal data leaves the browser. */
import { describe, expect, it } from 'vitest';
import type { CaptureResult } from 'posthog-js/dist/module.slim.no-external';
import { removeCookies } from '@/stores/analytics/analytics-service';
import { cleanEvent, createPosthogSettings } from '@/stores/analytics/posthog-settings';
import { createPixelService } from '@/stores/analytics/pixel-service';

const settings = createPosthogSettings(cleanEvent);

describe('the configuration of PostHog', () => {
  it('uses the specification’s path, idle time, snapshot interval and queue', () => {
    expect(settings).toMatchObject({
      api_host: '/ingest',
      session_idle_timeout_seconds: 300,
      session_recording: { session_idle_threshold_ms: 300_000, full_snapshot_interval_millis: 300_000 },
      request_queue_config: { flush_interval_ms: 3000 },
    });
  });

  it.each([
    'capture_pageview',
    'capture_pageleave',
    'autocapture',
    'capture_dead_clicks',
    'capture_heatmaps',
    'capture_performance',
    'capture_exceptions',
    'save_referrer',
    'save_campaign_params',
  ] as const)('disables %s', (name) => {
    expect(settings[name]).toBe(false);
  });

  it('loads no additional code or flags, records no session, and sets no cookie', () => {
    expect(settings).toMatchObject({
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
      disable_session_recording: true,
      persistence: 'localStorage',
    });
  });
});

describe('removing data from an event', () => {
  const secrets = {
    $current_url: 'https://starwick.test/account/reset?token=secret',
    $pathname: '/secret',
    $referrer: 'https://secret.test/',
    $referring_domain: 'secret.test',
    $host: 'secret.test',
    $initial_current_url: 'https://starwick.test/?secret',
    $session_entry_url: 'https://starwick.test/?secret',
    $prev_pageview_pathname: '/secret',
    title: 'secret',
    utm_source: 'secret',
    gclid: 'secret',
  };
  const createEvent = (name: string): CaptureResult => ({
    uuid: '1',
    event: name,
    properties: { ...secrets, token: 'phc_key', distinct_id: 'd', layout: 'modern' },
    $set: secrets,
    $set_once: secrets,
  });

  it('keeps the reduced URL of a page view, and no other URL', () => {
    const cleaned = cleanEvent({
      ...createEvent('$pageview'),
      properties: {
        ...createEvent('').properties,
        $current_url: 'https://starwick.test/help',
        $pathname: '/help',
      },
    });
    expect(cleaned?.properties).toEqual({
      $current_url: 'https://starwick.test/help',
      $pathname: '/help',
      token: 'phc_key',
      distinct_id: 'd',
      layout: 'modern',
      $geoip_disable: true,
    });
    expect(JSON.stringify(cleaned)).not.toContain('secret');
  });

  it('keeps no URL in any other event', () => {
    expect(JSON.stringify(cleanEvent(createEvent('$identify')))).not.toContain('secret');
  });
});

describe('the Meta pixel', () => {
  it('gets only the page’s URL, without its query', () => {
    const loaded: string[] = [];
    const facts = { layout: 'modern', theme: 'modern', subscriberStatus: 'unlimited_active' } as const;
    createPixelService('123456789', (url) => loaded.push(url)).view({
      ...facts,
      url: 'https://starwick.test/help',
      path: '/help',
    });
    expect(loaded).toEqual([
      'https://www.facebook.com/tr/?id=123456789&ev=PageView&dl=https%3A%2F%2Fstarwick.test%2Fhelp&noscript=1',
    ]);
  });
});

describe('refusing a service', () => {
  it('removes the cookies of the service and no other cookies', () => {
    for (const name of ['_ga', '_ga_ABC', '_gaming', 'sw_result_layout'])
      document.cookie = `${name}=1; Path=/`;
    removeCookies(/^_ga(?:_|$)/);
    expect(document.cookie.split('; ').sort()).toEqual(['_gaming=1', 'sw_result_layout=1']);
  });
});
