/** Groups IP addresses for rate limits: a single IPv4 address, or a /64 network of IPv6 addresses. */
import { isIPv6 } from 'node:net';
import { isLoopback } from './loopback';

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** Returns the eight groups of an IPv6 address, in lowercase hexadecimal without leading zeros. */
const parseIpv6Groups = (ipAddress: string): string[] => {
  const canonical = new URL(`http://[${ipAddress}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head ? head.split(':') : [];
  if (tail === undefined) return before;
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array<string>(IPV6_GROUPS - before.length - after.length).fill('0'), ...after];
};

const findMappedIpv4 = (groups: readonly string[]): string | null => {
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
};

/** Removes the zone of a link-local address, as in `fe80::1%eth0`. */
const removeZone = (ipAddress: string): string => ipAddress.split('%', 1).join('');

/** Converts an IPv4-mapped IPv6 address to IPv4; returns any other text unchanged. */
export const unmapIpv4 = (ipAddress: string): string =>
  isIPv6(ipAddress) ? (findMappedIpv4(parseIpv6Groups(removeZone(ipAddress))) ?? ipAddress) : ipAddress;

/**
 * Returns the network that rate limits are counted for: an IPv4 address itself, the /64 of an IPv6 address, or `local` for calls
 * within the process. Text that is not an IP address is returned unchanged.
 */
export const networkOf = (ipAddress: string | null): string => {
  if (ipAddress === null) return 'local';
  const plain = unmapIpv4(ipAddress);
  if (!isIPv6(plain)) return plain;
  return `${parseIpv6Groups(removeZone(plain)).slice(0, NETWORK_GROUPS).join(':')}::/64`;
};

/**
 * Returns the network to count for a limit, or null when none may be counted. Counts no network for calls within the
 * process and for this computer's own address, because all visitors share that address behind an untrusted local proxy
 * (TRUST_PROXY).
 */
export const networkForRateLimit = (ipAddress: string | null): string | null =>
  ipAddress && !isLoopback(unmapIpv4(ipAddress)) ? networkOf(ipAddress) : null;
