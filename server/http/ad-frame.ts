/** Serves the frame that the ad network runs in: a page with its own policy, available only when a network is configured. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  AD_FRAME_CONFIG_ID,
  AD_FRAME_PATH,
  AD_UNIT_ID,
  isAdUnit,
  type AdFrameConfig,
} from '@/lib/advertising/frame';
import { RAMP_HOSTS, rampScriptUrl } from '@/lib/advertising/ramp';
import type { RampIds } from '@/lib/advertising/ramp-ids';
import { createAdFramePolicy } from './content-policy';

const STYLE =
  'html,body{margin:0;background:transparent}body{display:grid;place-items:center;min-height:100vh}';

/** Returns the complete document. It takes only the unit from the request, which must be a known unit. */
export const renderAdFrameDocument = (config: AdFrameConfig): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Advertisement</title>',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<style>${STYLE}</style></head><body><div id="${AD_UNIT_ID}"></div>`,
    `<script type="application/json" id="${AD_FRAME_CONFIG_ID}">`,
    JSON.stringify(config).replaceAll('<', '\\u003c'),
    '</script><script src="/ads/frame.js"></script></body></html>',
  ].join('');

interface AdFrameOptions {
  /** Null when no network is configured; the path is then not served. */
  ramp: (RampIds & { hosts: readonly string[] }) | null;
  /** The origin of the pages that may contain the frame; null to use the request's host. */
  site: string | null;
  isSecure(request: IncomingMessage): boolean;
}

/** Returns a handler that serves the frame, and returns false for any other path. */
export const createAdFrame =
  ({ ramp, site, isSecure }: AdFrameOptions) =>
  (request: IncomingMessage, response: ServerResponse, pathname: string, query: string): boolean => {
    if (!ramp || pathname !== AD_FRAME_PATH) return false;
    const unit = new URLSearchParams(query).get('unit');
    if (!isAdUnit(unit)) {
      response
        .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
        .end('There is no such ad unit.');
      return true;
    }
    const ownOrigin = `${isSecure(request) ? 'https' : 'http'}://${request.headers.host ?? 'localhost'}`;
    const body = renderAdFrameDocument({ script: rampScriptUrl(ramp), unit, site: site ?? ownOrigin });
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=300',
        'content-security-policy': createAdFramePolicy(ownOrigin, [...RAMP_HOSTS, ...ramp.hosts], site),
        'content-length': Buffer.byteLength(body),
      })
      .end(body);
    return true;
  };
