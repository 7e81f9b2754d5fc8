/** Signs the sandbox's events with an HMAC of the time and the raw body, as payment providers do. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const SANDBOX_SIGNATURE = 'sandbox-signature';
const TOLERANCE_SECONDS = 300;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);
const computeMac = (key: Buffer, at: number, body: Buffer): Buffer =>
  createHmac('sha256', key).update(`${at}.`).update(body).digest();

export const createSignatureHeader = (key: Buffer, body: Buffer, now: Date): string =>
  `t=${toSeconds(now)},v1=${computeMac(key, toSeconds(now), body).toString('hex')}`;

/** Returns whether a body was signed with the key within the last five minutes. */
export const isValidSignature = (key: Buffer, body: Buffer, header: string | null, now: Date): boolean => {
  const [, at, mac] = HEADER.exec(header ?? '') ?? [];
  if (!at || !mac || Math.abs(toSeconds(now) - Number(at)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), computeMac(key, Number(at), body));
};
