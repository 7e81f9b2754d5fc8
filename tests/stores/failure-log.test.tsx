import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/errors';
import { createFailureLog, LEAVE_MS } from '@/stores/failure-log';
import { takeConsoleErrors } from '../support/console-guard';

const network = new ApiError('network', 'The network is not reachable.', { callId: 'scores.getUser' });
const internal = new ApiError('internal', 'It says why.', { callId: 'scores.getUser', status: 500 });
const written = [expect.stringMatching('^API call failed: scores.getUser ApiError: ') as unknown];
const leave = () => window.dispatchEvent(new Event('beforeunload'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the log of failed calls', () => {
  it('omits requests that the browser cancels while it leaves the page', () => {
    const log = createFailureLog();
    leave();
    log('scores.getUser', network);
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(2 * LEAVE_MS);
    expect(takeConsoleErrors()).toEqual([]);
  });

  it('writes a network error later when the page stays', () => {
    const log = createFailureLog();
    leave();
    log('scores.getUser', network);
    expect(takeConsoleErrors()).toEqual([]);
    vi.advanceTimersByTime(LEAVE_MS);
    expect(takeConsoleErrors()).toEqual(written);
  });

  it('writes an error of the server at once while the browser leaves the page', () => {
    const log = createFailureLog();
    leave();
    log('scores.getUser', internal);
    expect(takeConsoleErrors()).toEqual(written);
  });

  it('writes network errors at once long after a navigation that was canceled', () => {
    const log = createFailureLog();
    leave();
    vi.advanceTimersByTime(LEAVE_MS + 1);
    log('scores.getUser', network);
    expect(takeConsoleErrors()).toEqual(written);
  });
});
