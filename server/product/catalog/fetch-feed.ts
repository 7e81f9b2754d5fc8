/** Downloads a feed to a file: over https, from an allowed host with a public IP address, and within limits. */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireLinkUrl } from './record-urls';
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
export class FetchRefusedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'FetchRefusedError';
  }
}

const DEFAULT_FETCH_TOOLS: FetchTools = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowedIpAddress: isPublicIpAddress,
  request: httpsRequest,
};
const DEFAULT_FETCH_LIMITS: FetchLimits = { bytes: 512 * 1024 * 1024, totalMs: 10 * 60_000, redirects: 3 };
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

const requireAllowedUrl = (href: string, hosts: ReadonlySet<string>): URL => {
  const url = requireLinkUrl('address', href);
  if (!hosts.has(url.hostname))
    throw new FetchRefusedError(`The host ${url.hostname} is not in CATALOGUE_HOSTS.`);
  return url;
};

/** Returns the IP addresses of a host. Refuses the host if any of them is private. */
const resolvePublicIpAddresses = async (host: string, tools: FetchTools): Promise<LookupAddress[]> => {
  const ipAddresses = await tools.resolve(host);
  if (ipAddresses.length === 0) throw new FetchRefusedError(`The host ${host} has no IP address.`);
  const refused = ipAddresses.find((found) => !tools.isAllowedIpAddress(found.address));
  if (refused)
    throw new FetchRefusedError(`The host ${host} resolves to ${refused.address}, which is not public.`);
  return ipAddresses;
};

const requestUrl = (
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

const createByteLimit = (bytes: number): Transform => {
  let left = bytes;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      left -= chunk.length;
      if (left < 0) done(new FetchRefusedError(`The feed is larger than ${bytes} bytes.`));
      else done(null, chunk);
    },
  });
};

/**
 * Downloads `feedUrl` to `file`. Checks every redirect like the first URL.
 * @throws FetchRefusedError or RefusedRecordError with the reason; network errors unchanged
 */
export const fetchFeed = async (
  feedUrl: string,
  file: string,
  hosts: ReadonlySet<string>,
  tools: FetchTools = DEFAULT_FETCH_TOOLS,
  limits: FetchLimits = DEFAULT_FETCH_LIMITS,
): Promise<void> => {
  const signal = AbortSignal.timeout(limits.totalMs);
  let url = requireAllowedUrl(feedUrl, hosts);
  for (let hop = 0; ; hop += 1) {
    const answer = await requestUrl(url, await resolvePublicIpAddresses(url.hostname, tools), tools, signal);
    const { statusCode = 0, headers } = answer;
    if (REDIRECT_STATUSES.has(statusCode) && headers.location) {
      answer.destroy();
      if (hop >= limits.redirects) throw new FetchRefusedError(`More than ${limits.redirects} redirects.`);
      if (!URL.canParse(headers.location, url)) throw new FetchRefusedError('The redirect has no valid URL.');
      url = requireAllowedUrl(new URL(headers.location, url).href, hosts);
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new FetchRefusedError(`${url.hostname} answered ${statusCode}.`);
    }
    const encoding = headers['content-encoding'] ?? 'identity';
    if (encoding !== 'identity') {
      answer.destroy();
      throw new FetchRefusedError(`${url.hostname} sent ${encoding}, which was not requested.`);
    }
    await pipeline(answer, createByteLimit(limits.bytes), createWriteStream(file, { mode: 0o600 }), {
      signal,
    });
    return;
  }
};
