/** Groups IP addresses by the network that one household or school gets, for limits that count by address. */
import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));

/**
 * Returns an IPv4 address as it is and the /64 network of an IPv6 address, whose owner has all addresses in it.
 * @param address the caller's address; null in process, which gives `local`
 */
export const networkKey = (address: string | null): string => {
  if (!address) return 'local';
  const embedded = IPV4_IN_IPV6.exec(address)?.[1];
  if (embedded) return embedded;
  const plain = address.split('%')[0] ?? address;
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const first = groupsOf(head);
  const last = groupsOf(tail ?? '');
  const zeros = tail === undefined ? 0 : GROUPS - first.length - last.length;
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/i;

/**
 * Returns the network that a limit counts, or null where it must count none: inside the process, and for this machine's own
 * address, which all visitors share behind a local proxy that is not trusted (TRUST_PROXY).
 */
export const limitedNetwork = (address: string | null): string | null =>
  address && !LOOPBACK.test(address) ? networkKey(address) : null;
