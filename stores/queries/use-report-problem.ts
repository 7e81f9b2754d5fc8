/** Sends a report of a problem with a game. */
import { createProblemsClient, type ProblemReport } from '@/api-clients/product/problems';
import { ApiError } from '@/lib/errors';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { describeError } from '@/lib/describe-error';
import { useClients } from '../stores-provider';

/** @returns a function that sends a report, and throws ApiError */
export const useReportProblem = (): ((report: ProblemReport) => Promise<void>) => {
  const { callProduct } = useClients();
  return async (report) => void (await createProblemsClient(callProduct).report(report));
};

/** Describes why a report was not accepted. */
export const describeReportFailure = (error: unknown): string => {
  const isTooMany = error instanceof ApiError && error.code === 'tooManyRequests';
  return isTooMany ? LANDING_MESSAGES.problemTooMany : describeError(error, LANDING_MESSAGES.problemFailed);
};
