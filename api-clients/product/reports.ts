/** Reports this client's errors and events. A failed report is dropped, and never reported itself. */
import type { Caller } from '../http';
import type { ReportLevel } from '@/lib/config';

export interface Reporter {
  /** Sends an error if the configured levels include errors (spec §7). */
  error(label: string, error: unknown, options?: { fatal?: boolean }): Promise<void>;
  /** Sends an event if its level is in the configured list (spec §7). */
  event(label: string, level: ReportLevel, meta?: Record<string, unknown>): Promise<void>;
}

const loadSender = () => import('./send-report');

export const createReporter = (call: Caller, levels: readonly ReportLevel[]): Reporter => ({
  error: async (label, error, { fatal = false } = {}) => {
    if (!levels.includes(fatal ? 'fatal' : 'error')) return;
    await loadSender()
      .then(({ sendError }) => sendError(call, label, error, fatal))
      .catch(() => undefined);
  },
  event: async (label, level, meta = {}) => {
    if (!levels.includes(level)) return;
    await loadSender()
      .then(({ sendEvent }) => sendEvent(call, label, level, meta))
      .catch(() => undefined);
  },
});
