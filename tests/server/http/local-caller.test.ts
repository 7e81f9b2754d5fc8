/**
 * Tests that development pages respond only to this computer. A caller is identified by its socket and host name, and
 * must use no proxy.
 */
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isLocalCaller, isLocalPath } from '@/server/http/local-caller';

const requestOf = (remoteAddress: string, headers: Record<string, string>): IncomingMessage =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('isLocalCaller', () => {
  it.each([
    ['127.0.0.1', 'localhost:3000'],
    ['127.0.0.53', '127.0.0.1:3000'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'LOCALHOST'],
  ])('accepts a caller at %s with the host %s', (ipAddress, host) => {
    expect(isLocalCaller(requestOf(ipAddress, { host }))).toBe(true);
  });

  it.each([
    ['192.168.1.7', 'localhost:3000'],
    ['::ffff:10.0.0.2', 'localhost'],
    ['', 'localhost'],
    ['127.0.0.1', 'starwick.example'],
    ['127.0.0.1', 'localhost.example'],
    ['127.0.0.1', '127.0.0.1.example'],
    ['127.0.0.1', ''],
  ])('rejects a caller at "%s" with the host "%s"', (ipAddress, host) => {
    expect(isLocalCaller(requestOf(ipAddress, { host }))).toBe(false);
  });

  it.each([
    'forwarded',
    'via',
    'cdn-loop',
    'x-forwarded-for',
    'x-forwarded-proto',
    'x-forwarded-host',
    'x-forwarded-server',
    'x-forwarded-ssl',
    'x-forwarded',
    'x-original-forwarded-for',
    'x-original-host',
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'cf-ray',
    'fly-client-ip',
    'fastly-client-ip',
    'x-remote-addr',
    'x-envoy-external-address',
    'x-azure-clientip',
    'x-amzn-trace-id',
    'client-ip',
  ])('rejects a caller behind a proxy that adds %s, whatever its value', (name) => {
    expect(isLocalCaller(requestOf('127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' }))).toBe(false);
  });

  it('accepts the headers that a browser sends', () => {
    const headers = {
      host: 'localhost:3000',
      'user-agent': 'a',
      'accept-language': 'en',
      cookie: 'a=1',
      referer: 'http://localhost:3000/',
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': 'a',
      'x-requested-with': 'a',
      'upgrade-insecure-requests': '1',
      'if-none-match': '"a"',
    };
    expect(isLocalCaller(requestOf('127.0.0.1', headers))).toBe(true);
  });
});

describe('isLocalPath', () => {
  it.each([
    '/dev/outbox',
    '/dev/games',
    '/purchase/sandbox/checkout/abc',
    '/purchase/sandbox',
    '/sw/api/sandbox/portal',
    '/sw/api/%73andbox/portal',
    '/purchase/s%61ndbox/portal',
    '/_next/data/build-id/purchase/sandbox/portal.json',
  ])('restricts %s to this computer', (path) => {
    expect(isLocalPath(path)).toBe(true);
  });

  it.each([
    '/',
    '/development',
    '/purchase/subscribe',
    '/sw/api/contact',
    '/_next/data/build-id/index.json',
    '/%',
  ])('allows everyone to request %s', (path) => {
    expect(isLocalPath(path)).toBe(false);
  });
});
