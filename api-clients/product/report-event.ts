/** An event of this client, on its way; loaded where one is to be sent. */
import type { Caller } from '../http';
import type { ReportLevel } from '@/lib/config';
import { reportEvent } from '@/lib/contract/reports';

export const sendEvent = (
  call: Caller,
  label: string,
  level: ReportLevel,
  meta: Record<string, unknown>,
): Promise<unknown> => call(reportEvent, { body: { label, level, meta } });
