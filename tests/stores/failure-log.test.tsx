import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/errors';
import { createFailureLog, LEAVE_MS } from '@/stores/failure-log';

const network = new ApiError('network', 'The network is not reachable.', { callId: 'scores.getUser' });
const internal = new ApiError('internal', 'It says why.', { callId: 'scores.getUser', status: 500 });
const write = vi.fn();
const leave = () => window.dispatchEvent(new Event('beforeunload'));

beforeEach(() => {
  vi.useFakeTimers();
  write.mockClear();
});
afterEach(() => void vi.useRealTimers());

describe('the log of failed calls', () => {
  it('omits requests that the browser cancels while it leaves the page', () => {
    const log = createFailureLog(write);
    leave();
    log('scores.getUser', network);
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(2 * LEAVE_MS);
    expect(write).not.toHaveBeenCalled();
  });

  it('writes an error of the server at once while the browser leaves the page', () => {
    const log = createFailureLog(write);
    leave();
    log('scores.getUser', internal);
    expect(write.mock.calls).toEqual([['scores.getUser', internal]]);
  });

  it('writes network errors at once long after a navigation that was canceled', () => {
    const log = createFailureLog(write);
    leave();
    vi.advanceTimersByTime(LEAVE_MS + 1);
    log('scores.getUser', network);
    expect(write.mock.calls).toEqual([['scores.getUser', network]]);
  });
});
