/** Downloads a feed to a file: over https, from an allowed host with a public IP address, and within limits. */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { linkUrl } from './record-urls';
import { isPublicIpAddress } from './public-ip-address';

/** The network functions; tests replace them. */
export interface FetchTools {
  resolve(host: string): Promise<LookupAddress[]>;
  isAllowedIpAddress(ipAddress: string): boolean;
  request(
    options: RequestOptions,
    onAnswer: (answer: IncomingMessage) => void,
  ): ReturnType<typeof httpsRequest>;
}

export interface FetchLimits {
  bytes: number;
  totalMs: number;
  redirects: number;
}

/** Thrown when a feed is not downloaded, with the reason. */
export class FetchRefused extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'FetchRefused';
  }
}

const TOOLS: FetchTools = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowedIpAddress: isPublicIpAddress,
  request: httpsRequest,
};
const LIMITS: FetchLimits = { bytes: 512 * 1024 * 1024, totalMs: 10 * 60_000, redirects: 3 };
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const allowedUrl = (href: string, hosts: ReadonlySet<string>): URL => {
  const url = linkUrl('address', href);
  if (!hosts.has(url.hostname)) throw new FetchRefused(`The host ${url.hostname} is not in CATALOGUE_HOSTS.`);
  return url;
};

/** Returns the IP addresses of a host. Refuses the host if any of them is private. */
const publicIpAddresses = async (host: string, tools: FetchTools): Promise<LookupAddress[]> => {
  const ipAddresses = await tools.resolve(host);
  if (ipAddresses.length === 0) throw new FetchRefused(`The host ${host} has no IP address.`);
  const refused = ipAddresses.find((found) => !tools.isAllowedIpAddress(found.address));
  if (refused)
    throw new FetchRefused(`The host ${host} resolves to ${refused.address}, which is not public.`);
  return ipAddresses;
};

const request = (
  url: URL,
  ipAddresses: LookupAddress[],
  tools: FetchTools,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((done, fail) => {
    const [first] = ipAddresses as [LookupAddress];
    const options: RequestOptions = {
      method: 'GET',
      hostname: url.hostname,
      path: `${url.pathname}${url.search}`,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'starwick-catalog',
      },
      // Without an agent and with this lookup, the socket connects to a checked IP address: there is no second DNS
      // lookup, and no connection from an earlier lookup is reused.
      agent: false,
      lookup: (_host, { all }, callback) =>
        all ? callback(null, ipAddresses) : callback(null, first.address, first.family),
      signal,
    };
    tools.request(options, done).on('error', fail).end();
  });

const limitBytes = (bytes: number): Transform => {
  let left = bytes;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      left -= chunk.length;
      if (left < 0) done(new FetchRefused(`The feed is larger than ${bytes} bytes.`));
      else done(null, chunk);
    },
  });
};

/**
 * Downloads `feedUrl` to `file`. Checks every redirect like the first URL.
 * @throws FetchRefused or RefusedRecord with the reason; network errors unchanged
 */
export const fetchFeed = async (
  feedUrl: string,
  file: string,
  hosts: ReadonlySet<string>,
  tools: FetchTools = TOOLS,
  limits: FetchLimits = LIMITS,
): Promise<void> => {
  const signal = AbortSignal.timeout(limits.totalMs);
  let url = allowedUrl(feedUrl, hosts);
  for (let hop = 0; ; hop += 1) {
    const answer = await request(url, await publicIpAddresses(url.hostname, tools), tools, signal);
    const { statusCode = 0, headers } = answer;
    if (REDIRECTS.has(statusCode) && headers.location) {
      answer.destroy();
      if (hop >= limits.redirects) throw new FetchRefused(`More than ${limits.redirects} redirects.`);
      if (!URL.canParse(headers.location, url)) throw new FetchRefused('The redirect has no valid URL.');
      url = allowedUrl(new URL(headers.location, url).href, hosts);
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new FetchRefused(`${url.hostname} answered ${statusCode}.`);
    }
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') {
      answer.destroy();
      throw new FetchRefused(`${url.hostname} sent ${encoding}, which was not requested.`);
    }
    await pipeline(answer, limitBytes(limits.bytes), createWriteStream(file, { mode: 0o600 }), { signal });
    return;
  }
};
