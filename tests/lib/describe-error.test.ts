import { describe, expect, it } from 'vitest';
import { describeError } from '@/lib/describe-error';
import { ApiError, type ErrorCode } from '@/lib/errors';
import { NETWORK_FAILURE } from '@/lib/messages/site';

const FALLBACK = 'That did not work. Please try again later.';
const createFailure = (code: ErrorCode, message = 'The service’s reason.') =>
  describeError(new ApiError(code, message, { callId: 'x' }), FALLBACK);

describe('describing an error', () => {
  it.each([
    'forbidden',
    'notFound',
    'conflict',
    'gone',
    'unprocessable',
    'tooManyRequests',
    'unavailable',
  ] as const)('returns the service’s message for %s', (code) => {
    expect(createFailure(code)).toBe('The service’s reason.');
  });

  it.each(['badRequest', 'internal', 'contract', 'notImplemented'] as const)(
    'hides the technical message of %s',
    (code) => {
      expect(createFailure(code)).toBe(FALLBACK);
    },
  );

  it.each(['network', 'timeout'] as const)('reports a missing network for %s', (code) => {
    expect(createFailure(code)).toBe(NETWORK_FAILURE);
  });

  it.each(['', 'The server answered 503.'])('uses the fallback for the message %j', (message) => {
    expect(createFailure('unavailable', message)).toBe(FALLBACK);
  });

  it('uses the fallback for an error that is not from an API call', () => {
    expect(describeError(new Error('secret'), FALLBACK)).toBe(FALLBACK);
  });
});
