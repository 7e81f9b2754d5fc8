/** Detects IP addresses that only this computer can reach. */

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i;

/** Returns whether a socket's IP address, or a `HOST` setting, is a loopback address. */
export const isLoopback = (ipAddress: string): boolean =>
  ipAddress.toLowerCase() === 'localhost' || LOOPBACK.test(ipAddress);
