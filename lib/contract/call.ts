/** Defines the shape of a call: one value that describes it to the server, the clients and the published description. */
import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Service = 'product' | 'scores';

/**
 * The permission that a call needs. `anyone`: no session; `member`: a signed-in member; `owner`: the member that the
 * call is about; `administrator`: that role; `player`: a guest's or member's signed token (scores service).
 */
export type Access = 'anyone' | 'member' | 'owner' | 'administrator' | 'player';

export interface Call<
  Params extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Query extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Answer extends v.GenericSchema = v.GenericSchema,
> {
  /** `resource.verb`, used in reports, tests and the published description. */
  id: string;
  service: Service;
  method: Method;
  /** The path, with `{name}` for parameters; relative to the service's base URL. */
  path: string;
  access: Access;
  /** Lets administrators make an owner's call too. */
  isForAdministrators?: boolean;
  /** Creates a guest if the browser has no player yet. All other calls work without a player. */
  isGuestCreating?: boolean;
  /** Authorized by a secret in the URL, so other sites and mail programs may send the call too (RFC 8058). */
  isFromAnywhere?: boolean;
  /** One sentence for the published description. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  /** `json` by default. `multipart` and `raw` bodies are parsed by the module that handles the call. */
  bodyKind?: 'json' | 'multipart' | 'raw';
  /** In bytes; larger bodies are refused with 413. */
  maxBodyBytes?: number;
  answer: Answer;
  /** The number of seconds that caches may store an anonymous response. */
  cacheSeconds?: number;
}

type SchemaType<Schema, Kind extends 'in' | 'out'> = Schema extends v.GenericSchema
  ? Kind extends 'in'
    ? v.InferInput<Schema>
    : v.InferOutput<Schema>
  : undefined;

/** The input that a client passes. */
export type CallInput<C extends Call> = Simplify<
  InputPart<'params', SchemaType<C['params'], 'in'>> &
    InputPart<'query', SchemaType<C['query'], 'in'>> &
    InputPart<'body', SchemaType<C['body'], 'in'>>
>;
/** The parsed input that a handler receives. */
export interface ParsedInput<C extends Call> {
  params: SchemaType<C['params'], 'out'>;
  query: SchemaType<C['query'], 'out'>;
  body: SchemaType<C['body'], 'out'>;
}
export type CallAnswer<C extends Call> = v.InferOutput<C['answer']>;
/** The value that a handler may return: the response before the client parses it. */
export type CallReply<C extends Call> = v.InferInput<C['answer']>;

type Simplify<T> = { [K in keyof T]: T[K] };
type InputPart<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

type CallDefinition<Params, Query, Body, Answer extends v.GenericSchema> = Omit<
  Call<undefined, undefined, undefined, Answer>,
  'params' | 'query' | 'body'
> & { params?: Params; query?: Query; body?: Body };

/** Types a call definition without widening its schemas. */
export const defineCall = <
  const Params extends v.GenericSchema | undefined = undefined,
  const Query extends v.GenericSchema | undefined = undefined,
  const Body extends v.GenericSchema | undefined = undefined,
  const Answer extends v.GenericSchema = v.GenericSchema,
>(
  definition: CallDefinition<Params, Query, Body, Answer>,
): Call<Params, Query, Body, Answer> =>
  ({ params: undefined, query: undefined, body: undefined, ...definition }) as Call<
    Params,
    Query,
    Body,
    Answer
  >;
