/** Decides which proxies in front of this server may report the client's IP address and the scheme (TRUST_PROXY). */
import { BlockList, isIP } from 'node:net';
import { unmapIpv4 } from './network';

/** Trusts no proxy, a number of proxies in a row, or every proxy in a list of networks. */
export type ProxyTrust =
  | { kind: 'none' }
  | { kind: 'hops'; hops: number }
  | { kind: 'networks'; isTrusted: (ipAddress: string) => boolean };

/** The data of a request about its client and scheme. */
export interface RequestPath {
  /** The connection's IP address; undefined once the connection is closed. */
  remoteAddress: string | undefined;
  forwardedFor: string | undefined;
  forwardedProto: string | undefined;
}

export interface Caller {
  /** An IP address, or `unknown`. */
  ipAddress: string;
  isSecure: boolean;
}

const MAX_HOPS = 16;

const ipFamilyOf = (ipAddress: string): 'ipv4' | 'ipv6' => (isIP(ipAddress) === 6 ? 'ipv6' : 'ipv4');

const addNetwork = (list: BlockList, network: string): boolean => {
  const [ipAddress = '', prefix, ...rest] = network.split('/');
  const version = isIP(ipAddress);
  if (version === 0 || ipAddress.includes('%') || rest.length > 0) return false;
  if (prefix === undefined) {
    list.addAddress(ipAddress, ipFamilyOf(ipAddress));
    return true;
  }
  const bits = Number(prefix);
  if (!/^\d{1,3}$/.test(prefix) || bits > (version === 6 ? 128 : 32)) return false;
  list.addSubnet(ipAddress, bits, ipFamilyOf(ipAddress));
  return true;
};

/**
 * Parses TRUST_PROXY: empty, `0` or `false` (none), `true` (one proxy), a number of proxies, or a comma-separated list
 * of IP addresses and CIDR networks.
 * @returns null for any other text
 */
export const parseProxyTrust = (value: string): ProxyTrust | null => {
  const text = value.trim();
  if (['', '0', 'false'].includes(text)) return { kind: 'none' };
  if (text === 'true') return { kind: 'hops', hops: 1 };
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= MAX_HOPS ? { kind: 'hops', hops } : null;
  }
  const list = new BlockList();
  if (!text.split(',').every((network) => addNetwork(list, network.trim()))) return null;
  return {
    kind: 'networks',
    isTrusted: (ipAddress) => isIP(ipAddress) > 0 && list.check(ipAddress, ipFamilyOf(ipAddress)),
  };
};

/** Returns an entry of X-Forwarded-For without the port that some proxies add; null when it is not an IP address. */
const parseForwardedEntry = (entry: string): string | null => {
  const text = entry.trim();
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) > 0 ? unmapIpv4(bare) : null;
};

/**
 * Returns the client's IP address and the scheme. Follows X-Forwarded-For from the connection outward while the proxy
 * of each entry is trusted. Stops at an entry that is not an IP address, so that forged entries have no effect.
 */
export const identifyCaller = (trust: ProxyTrust, path: RequestPath): Caller => {
  let ipAddress = path.remoteAddress === undefined ? 'unknown' : unmapIpv4(path.remoteAddress);
  const trustsProxy = (passed: number): boolean => {
    if (trust.kind === 'networks') return trust.isTrusted(ipAddress);
    return trust.kind === 'hops' && passed < trust.hops;
  };
  // The first value describes the visitor's own connection; further proxies append values.
  const scheme = trustsProxy(0) ? path.forwardedProto?.split(',')[0]?.trim().toLowerCase() : undefined;
  const entries = path.forwardedFor ? path.forwardedFor.split(',').reverse() : [];
  for (const [passed, entry] of entries.entries()) {
    if (!trustsProxy(passed)) break;
    const next = parseForwardedEntry(entry);
    if (next === null) break;
    ipAddress = next;
  }
  return { ipAddress, isSecure: scheme === 'https' };
};
