/** Sends the reports of this client; loads with the first report. */
import type { ApiCaller } from '../http';
import type { ReportLevel } from '@/lib/config';
import { reportError, reportEvent } from '@/lib/contract/reports';
import { ApiError } from '@/lib/errors';

const MAX_MESSAGE_LENGTH = 2000;
const MAX_STACK_LENGTH = 8000;

export const sendError = (
  call: ApiCaller,
  label: string,
  error: unknown,
  fatal: boolean,
): Promise<unknown> => {
  const normalizedError = error instanceof Error ? error : new Error(String(error));
  const body = {
    label,
    fatal,
    name: normalizedError.name,
    message: normalizedError.message.slice(0, MAX_MESSAGE_LENGTH),
    stack: (normalizedError.stack ?? '').slice(0, MAX_STACK_LENGTH),
    ...(normalizedError instanceof ApiError
      ? { code: normalizedError.code, response: normalizedError.detail.fields }
      : {}),
  };
  return call(reportError, { body });
};

export const sendEvent = (
  call: ApiCaller,
  label: string,
  level: ReportLevel,
  meta: Record<string, unknown>,
): Promise<unknown> => call(reportEvent, { body: { label, level, meta } });
