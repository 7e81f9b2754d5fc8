/** Parses requests against the contract. Values from outside are untrusted until they are parsed here. */
import * as v from 'valibot';
import type { Call, ParsedInput } from '@/lib/contract/call';
import { ServiceError } from '@/lib/errors';
import { describeIssue } from './issue-text';
import { waitToParse } from './large-bodies';
import { findUnstorableText } from './storable';

const DEFAULT_MAX_BODY_BYTES = 64 * 1024;
const MAX_FIELDS = 20;
// A field that allows several types produces an issue for each type.
const MAX_ISSUES = 5 * MAX_FIELDS;

/**
 * Returns a configuration for one validation, which stops at the next invalid entry once there are enough issues.
 * Valibot reads `lang` for every issue and `abortEarly` after every invalid entry.
 */
const createBoundedConfig = (): v.Config<v.BaseIssue<unknown>> => {
  let issues = 0;
  return {
    message: describeIssue,
    get lang() {
      issues += 1;
      return undefined;
    },
    get abortEarly() {
      return issues >= MAX_ISSUES;
    },
  };
};

const fieldErrorsOf = (issues: readonly v.BaseIssue<unknown>[], prefix: string): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    if (Object.keys(fields).length >= MAX_FIELDS) break;
    const path = [prefix, v.getDotPath(issue)].filter(Boolean).join('.') || 'body';
    const isMissing = issue.received === 'undefined' && issue.type !== 'check';
    fields[path] ??= isMissing ? 'Required.' : issue.message;
  }
  return fields;
};

const parseInputPart = (schema: v.GenericSchema | undefined, value: unknown, prefix: string): unknown => {
  if (!schema) return undefined;
  const unstorable = findUnstorableText(value);
  if (unstorable) {
    throw new ServiceError('badRequest', `Malformed request: ${unstorable.path}.`, {
      [unstorable.path]: unstorable.message,
    });
  }
  // Does not use safeParse, which would copy the configuration and lose its getters.
  const result = schema['~run']({ value }, createBoundedConfig());
  if (!result.issues) return result.value;
  const fields = fieldErrorsOf(result.issues, prefix);
  throw new ServiceError('badRequest', `Malformed request: ${Object.keys(fields).join(', ')}.`, fields);
};

const mayBeAbsent = (call: Call, name: string): boolean => {
  const { entries } = (call.query ?? {}) as { entries?: Record<string, v.GenericSchema> };
  return entries?.[name]?.type === 'optional';
};

/** Reads a call's keys from a query; an empty value of an optional key counts as absent. */
const toQueryObject = (call: Call, search: URLSearchParams): Record<string, string | string[]> => {
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(search.keys())) {
    const indexed = name.replace(/\[\d+\]$/, '[]');
    const isOptional = mayBeAbsent(call, indexed);
    const values = search.getAll(name).filter((value) => value !== '' || !isOptional);
    if (values.length === 0) continue;
    const previousValue = query[indexed];
    if (indexed.endsWith('[]'))
      query[indexed] = [...(Array.isArray(previousValue) ? previousValue : []), ...values];
    else query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return query;
};

/** Returns the parsed query of a call; null when it violates the contract. */
export const parseQuery = (call: Call, search: URLSearchParams): unknown => {
  const query = toQueryObject(call, search);
  if (!call.query || findUnstorableText(query)) return null;
  const result = v.safeParse(call.query, query);
  return result.success ? result.output : null;
};

/**
 * Reads the next part of a body.
 * @throws ServiceError badRequest when the client stopped sending; its ECONNRESET would look like a lost database
 */
const readFormPart = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  try {
    return await reader.read();
  } catch {
    throw new ServiceError('badRequest', 'The body ended before it was complete.');
  }
};

const readLimitedBody = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  const tooLarge = () => new ServiceError('payloadTooLarge', `The body may have at most ${maxBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await readFormPart(reader);
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
};

const readJsonBody = async (request: Request, maxBytes: number): Promise<unknown> => {
  const bytes = await readLimitedBody(request, maxBytes);
  const kind = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (kind !== 'application/json' && !kind?.endsWith('+json')) {
    throw new ServiceError('unsupportedMediaType', 'The body must be application/json.');
  }
  await waitToParse(bytes.byteLength);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new ServiceError('badRequest', 'The body is not valid JSON.', { body: 'Must be valid JSON.' });
  }
};

/**
 * Reads a form with files, up to a size limit.
 * @throws ServiceError payloadTooLarge, unsupportedMediaType
 */
export const readFormBody = async (request: Request, maxBytes: number): Promise<FormData> => {
  const kind = request.headers.get('content-type') ?? '';
  const bytes = await readLimitedBody(request, maxBytes);
  try {
    return await new Response(new Uint8Array(bytes), { headers: { 'content-type': kind } }).formData();
  } catch {
    throw new ServiceError('unsupportedMediaType', 'The body must be multipart/form-data.');
  }
};

/**
 * Returns a call's unparsed body, to verify a signature of its bytes.
 * @throws ServiceError payloadTooLarge
 */
export const readRawBody = async (request: Request, call: Call): Promise<Buffer> =>
  Buffer.from(await readLimitedBody(request, call.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES));

/**
 * Returns the parsed parameters, query and body of a request to a call.
 * @throws ServiceError badRequest with the invalid fields, payloadTooLarge, unsupportedMediaType
 */
export const parseRequest = async <C extends Call>(
  call: C,
  request: Request,
  params: Record<string, string>,
  search: URLSearchParams,
): Promise<ParsedInput<C>> => {
  const maxBytes = call.maxBodyBytes ?? DEFAULT_MAX_BODY_BYTES;
  const isJson = (call.bodyKind ?? 'json') === 'json';
  let body: unknown;
  if (call.body && isJson) body = parseInputPart(call.body, await readJsonBody(request, maxBytes), '');
  // Even a call that reads no body refuses a body that is too large.
  else if (isJson && call.method !== 'GET') await readLimitedBody(request, maxBytes);
  return {
    params: parseInputPart(call.params, params, ''),
    query: parseInputPart(call.query, toQueryObject(call, search), ''),
    body,
  } as ParsedInput<C>;
};
