/** IP addresses that only this computer can reach. */

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i;

/** Returns whether the IP address of a socket, or a `HOST`, is the loopback address. */
export const isLoopback = (ipAddress: string): boolean =>
  ipAddress.toLowerCase() === 'localhost' || LOOPBACK.test(ipAddress);
