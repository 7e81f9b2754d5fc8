/** The log: one line per event, as text on a terminal and as JSON otherwise. It contains no personal data. */
import { escapeControlsExceptContinuations, escapeControls } from './control-characters';
import { recordMetric } from './metric-events';
import { maskPersonal } from './mask';
import { currentRequestId } from './request-id';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export interface Log {
  debug(message: string, fields?: Record<string, unknown>): void;
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

const LEVEL_ORDER: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 };

interface PlainError {
  name: string;
  message: string;
  stack: string | undefined;
  cause?: unknown;
}

// The error of a failed query quotes its parameters: email addresses, hashes, and text that people wrote.
const QUERY_PARAMS = /\nparams: [^]*?(?=\n {4}at |$)/;
const maskLogText = (text: string): string => maskPersonal(text.replace(QUERY_PARAMS, ''));

// A failed query's error is a wrapper; its cause has the relevant message.
const toPlainValue = (value: unknown): unknown => {
  if (typeof value === 'string') return maskPersonal(value);
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  const own: PlainError = { name, message: maskLogText(message), stack: stack && maskLogText(stack) };
  return cause === undefined ? own : { ...own, cause: toPlainValue(cause) };
};

const readMaskedStack = (error: Error): string =>
  `${maskLogText(error.stack ?? error.message)}${error.cause instanceof Error ? `\n  caused by ${readMaskedStack(error.cause)}` : ''}`;

const formatFields = (fields: Record<string, unknown>): string =>
  Object.entries(fields)
    .map(([name, value]) => {
      if (value instanceof Error) return `\n  ${escapeControlsExceptContinuations(readMaskedStack(value))}`;
      const text = typeof value === 'string' ? maskPersonal(value) : JSON.stringify(value);
      return ` ${name}=${escapeControls(text ?? 'undefined')}`;
    })
    .join('');

/** Creates a log that writes to the given sink, `process.stdout` by default. */
export const createLog = ({
  level = 'info',
  json = !process.stdout.isTTY && process.env.LOG_FORMAT === 'json',
  write = (line: string) => void process.stdout.write(`${line}\n`),
}: { level?: LogLevel; json?: boolean; write?: (line: string) => void } = {}): Log => {
  const writeLogLine = (at: LogLevel, message: string, given: Record<string, unknown> = {}): void => {
    if (at === 'warn' || at === 'error') recordMetric({ kind: 'logLine', level: at });
    if (LEVEL_ORDER[at] < LEVEL_ORDER[level]) return;
    const requestId = currentRequestId();
    const fields = requestId ? { requestId, ...given } : given;
    if (json) {
      const entries = Object.entries(fields).map(([name, value]) => [name, toPlainValue(value)]);
      const line = { time: new Date().toISOString(), level: at, message, ...Object.fromEntries(entries) };
      write(escapeControls(JSON.stringify(line)));
      return;
    }
    write(
      `${at === 'info' ? '' : `${at}: `}${escapeControlsExceptContinuations(message)}${formatFields(fields)}`,
    );
  };
  return {
    debug: (message, fields) => writeLogLine('debug', message, fields),
    info: (message, fields) => writeLogLine('info', message, fields),
    warn: (message, fields) => writeLogLine('warn', message, fields),
    error: (message, fields) => writeLogLine('error', message, fields),
  };
};
