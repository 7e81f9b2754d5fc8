/** The published description (OpenAPI 3.1), generated from the contract so that it cannot drift. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Call } from './call';

type Json = Record<string, unknown>;

const schemaOf = (schema: v.GenericSchema): Json => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
  }) as Json;
  return rest;
};

const parametersOf = (place: 'path' | 'query', schema: v.GenericSchema | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const ERROR_REFERENCE = { $ref: '#/components/schemas/Error' };
const errorAnswer = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: ERROR_REFERENCE } },
});

const operationOf = (call: Call, isServed: boolean): Json => ({
  operationId: call.id,
  summary: call.summary,
  tags: [call.service],
  ...(isServed ? {} : { 'x-status': 'planned' }),
  'x-access': call.access,
  parameters: [...parametersOf('path', call.params), ...parametersOf('query', call.query)],
  ...(call.body
    ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body) } } } }
    : {}),
  responses: {
    ...(isServed
      ? {
          200: {
            description: 'The response.',
            content: { 'application/json': { schema: schemaOf(call.answer) } },
          },
          400: errorAnswer('Malformed; `fields` names what is wrong.'),
        }
      : { 501: errorAnswer('Not implemented.') }),
    default: errorAnswer('Any other failure.'),
  },
});

/**
 * Returns the OpenAPI 3.1 document for a list of calls.
 * @param isServed returns whether this server serves the call with the given id
 * @param bases the base path of each service
 */
export const openApiOf = (
  calls: readonly Call[],
  isServed: (id: string) => boolean,
  bases: Record<Call['service'], string>,
  title: string,
): Json => {
  const pathItems: Record<string, Json> = {};
  for (const call of calls) {
    const path = `${bases[call.service]}${call.path}`;
    pathItems[path] = {
      ...pathItems[path],
      [call.method.toLowerCase()]: operationOf(call, isServed(call.id)),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths: pathItems,
    components: {
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message', 'requestId'],
          properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            requestId: { type: 'string' },
          },
        },
      },
    },
  };
};
