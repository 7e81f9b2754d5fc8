/** The published description (OpenAPI 3.1), generated from the contract so that it cannot drift. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Call } from './call';

type JsonObject = Record<string, unknown>;

const convertToJsonSchema = (schema: v.GenericSchema): JsonObject => {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
  }) as JsonObject;
  return rest;
};

const listParameters = (place: 'path' | 'query', schema: v.GenericSchema | undefined): JsonObject[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = convertToJsonSchema(schema) as {
    properties?: Record<string, JsonObject>;
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
const createErrorResponse = (description: string): JsonObject => ({
  description,
  content: { 'application/json': { schema: ERROR_REFERENCE } },
});

const createOperation = (call: Call, isServed: boolean): JsonObject => ({
  operationId: call.id,
  summary: call.summary,
  tags: [call.service],
  ...(isServed ? {} : { 'x-status': 'planned' }),
  'x-access': call.access,
  parameters: [...listParameters('path', call.params), ...listParameters('query', call.query)],
  ...(call.body
    ? {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: convertToJsonSchema(call.body) } },
        },
      }
    : {}),
  responses: {
    ...(isServed
      ? {
          200: {
            description: 'The response.',
            content: { 'application/json': { schema: convertToJsonSchema(call.answer) } },
          },
          400: createErrorResponse('Malformed; `fields` names what is wrong.'),
        }
      : { 501: createErrorResponse('Not implemented.') }),
    default: createErrorResponse('Any other failure.'),
  },
});

/**
 * Returns the OpenAPI 3.1 document for a list of calls.
 * @param isServed returns whether this server serves the call with the given id
 * @param bases the base path of each service
 */
export const createOpenApi = (
  calls: readonly Call[],
  isServed: (id: string) => boolean,
  bases: Record<Call['service'], string>,
  title: string,
): JsonObject => {
  const pathItems: Record<string, JsonObject> = {};
  for (const call of calls) {
    const path = `${bases[call.service]}${call.path}`;
    pathItems[path] = {
      ...pathItems[path],
      [call.method.toLowerCase()]: createOperation(call, isServed(call.id)),
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
