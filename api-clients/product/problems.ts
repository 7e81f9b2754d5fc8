/** Reports of a problem with a game; apart from the games client, which every page carries. */
import { reportProblem } from '@/lib/contract/games';
import type { CallInput } from '@/lib/contract/call';
import type { Caller } from '../http';

export type ProblemReport = CallInput<typeof reportProblem>['body'];

export const createProblemsClient = (call: Caller) => ({
  /** Puts a problem into the administrators' queue. @throws ApiError tooManyRequests past ten an hour */
  report: (body: ProblemReport) => call(reportProblem, { body }),
});
