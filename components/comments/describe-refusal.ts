/** What is said where a comment is not taken: the server's own words where it has a reason. */
import { ApiError } from '@/lib/errors';
import { describeFailure } from '@/stores/form-store';

const WITH_REASON = new Set(['forbidden', 'unprocessable']);

export const describeRefusal = (error: unknown): string =>
  error instanceof ApiError && WITH_REASON.has(error.code) ? error.message : describeFailure(error);
