/** Signs the sandbox's events with an HMAC of the time and the raw body, as payment providers do. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const SANDBOX_SIGNATURE = 'sandbox-signature';
const TOLERANCE_SECONDS = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
const macOf = (key: Buffer, at: number, body: Buffer): Buffer =>
  createHmac('sha256', key).update(`${at}.`).update(body).digest();

export const signBody = (key: Buffer, body: Buffer, now: Date): string =>
  `t=${secondsOf(now)},v1=${macOf(key, secondsOf(now), body).toString('hex')}`;

/** Returns whether a body was signed with the key within the last five minutes. */
export const isSigned = (key: Buffer, body: Buffer, header: string | null, now: Date): boolean => {
  const [, at, mac] = HEADER.exec(header ?? '') ?? [];
  if (!at || !mac || Math.abs(secondsOf(now) - Number(at)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(key, Number(at), body));
};
