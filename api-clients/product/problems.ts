/** The call that reports a problem with a game. It is separate from the games client, which every page loads. */
import { reportProblem } from '@/lib/contract/games';
import type { CallInput } from '@/lib/contract/call';
import type { ApiCaller } from '../http';

export type ProblemReport = CallInput<typeof reportProblem>['body'];

export const createProblemsClient = (call: ApiCaller) => ({
  /** Adds a problem to the administrators' queue. @throws ApiError tooManyRequests after ten in an hour */
  report: (body: ProblemReport) => call(reportProblem, { body }),
});
