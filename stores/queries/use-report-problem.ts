/** Sends a report of a problem, one at a time, and says how it went. */
import { useRef, useState } from 'react';
import { createProblemsClient, type ProblemReport } from '@/api-clients/product/problems';
import { ApiError } from '@/lib/errors';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { useClients, useNotifications } from '@/stores/stores-provider';

export type ReportState =
  { status: 'open' } | { status: 'sending' } | { status: 'sent' } | { status: 'failed'; message: string };

export const useReportProblem = (): [ReportState, (report: ProblemReport) => Promise<void>] => {
  const { callProduct } = useClients();
  const notify = useNotifications((state) => state.notify);
  const [state, setState] = useState<ReportState>({ status: 'open' });
  const isUnderWay = useRef(false);

  const send = async (report: ProblemReport): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ status: 'sending' });
    try {
      await createProblemsClient(callProduct).report(report);
      setState({ status: 'sent' });
      notify(LANDING_MESSAGES.problemSent, 'success');
    } catch (error) {
      const isTooMany = error instanceof ApiError && error.code === 'tooManyRequests';
      const message = isTooMany ? LANDING_MESSAGES.problemTooMany : LANDING_MESSAGES.problemFailed;
      setState({ status: 'failed', message });
      notify(message, 'error');
      isUnderWay.current = false;
    }
  };
  return [state, send];
};
