/** What this client reports of itself, errors and events; a report that fails is let go, never reported in turn. */
import type { Caller } from '../http';
import { reportError } from '@/lib/contract/reports';
import type { ReportLevel } from '@/lib/config';
import { ApiError } from '@/lib/errors';

export interface Reporter {
  /** Sends an error when the configured levels ask for it (spec §7). */
  error(label: string, error: unknown, options?: { fatal?: boolean }): Promise<void>;
  /** Sends what has happened when its level is in the configured list (spec §7). */
  event(label: string, level: ReportLevel, meta?: Record<string, unknown>): Promise<void>;
}

export const createReporter = (call: Caller, levels: readonly ReportLevel[]): Reporter => ({
  error: async (label, error, { fatal = false } = {}) => {
    if (!levels.includes(fatal ? 'fatal' : 'error')) return;
    const known = error instanceof Error ? error : new Error(String(error));
    const body = {
      label,
      fatal,
      name: known.name,
      message: known.message.slice(0, 2000),
      stack: (known.stack ?? '').slice(0, 8000),
      ...(known instanceof ApiError ? { code: known.code, response: known.detail.fields } : {}),
    };
    await call(reportError, { body }).catch(() => undefined);
  },
  event: async (label, level, meta = {}) => {
    if (!levels.includes(level)) return;
    await import('./report-event')
      .then(({ sendEvent }) => sendEvent(call, label, level, meta))
      .catch(() => 0);
  },
});
