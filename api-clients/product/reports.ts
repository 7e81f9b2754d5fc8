/** Reports this client's errors and events. A failed report is dropped, and never reported itself. */
import type { ApiCaller } from '../http';
import type { ReportLevel } from '@/lib/config';

export interface ProblemReporter {
  /** Sends an error if the configured levels include errors (spec §7). */
  error(label: string, error: unknown, options?: { fatal?: boolean }): Promise<void>;
  /** Sends an event if its level is in the configured list (spec §7). */
  event(label: string, level: ReportLevel, meta?: Record<string, unknown>): Promise<void>;
}

const loadReportSender = () => import('./send-report');

export const createReporter = (call: ApiCaller, levels: readonly ReportLevel[]): ProblemReporter => ({
  error: async (label, error, { fatal = false } = {}) => {
    if (!levels.includes(fatal ? 'fatal' : 'error')) return;
    await loadReportSender()
      .then(({ sendError }) => sendError(call, label, error, fatal))
      .catch(() => undefined);
  },
  event: async (label, level, meta = {}) => {
    if (!levels.includes(level)) return;
    await loadReportSender()
      .then(({ sendEvent }) => sendEvent(call, label, level, meta))
      .catch(() => undefined);
  },
});
