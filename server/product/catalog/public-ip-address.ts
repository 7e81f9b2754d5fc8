/** Decides whether an IP address is on the public internet, so that it belongs neither to this computer nor to its network. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

// IANA's special-purpose registries (RFC 6890 and its updates), and multicast.
const NOT_PUBLIC_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
// All routed IPv6 addresses are in 2000::/3. These ranges within it are tunnels to other addresses, or reserved for
// documentation.
const GLOBAL_IPV6 = ['2000::', 3] as const;
const NOT_PUBLIC_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const blockedIpv4 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_IPV4) blockedIpv4.addSubnet(net, prefix, 'ipv4');
const globalIpv6 = new BlockList();
globalIpv6.addSubnet(...GLOBAL_IPV6, 'ipv6');
const blockedIpv6 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_IPV6) blockedIpv6.addSubnet(net, prefix, 'ipv6');

/** Returns whether an IP address is public; false for other text, for IPv4-mapped IPv6, and for an IP address with a zone. */
export const isPublicIpAddress = (url: string): boolean => {
  if (isIPv4(url)) return !blockedIpv4.check(url, 'ipv4');
  if (!isIPv6(url) || url.includes('%')) return false;
  return globalIpv6.check(url, 'ipv6') && !blockedIpv6.check(url, 'ipv6');
};
