/** Several hosts in one DATABASE_URL: connects to the host that accepts writes, so that a promoted standby is found. */
import { Client } from 'pg';

const PROBE_WITHIN_MS = 2_000;
const acceptsWrites = async (url: string): Promise<boolean> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_WITHIN_MS,
    query_timeout: PROBE_WITHIN_MS,
    application_name: 'starwick probe',
  });
  // A connection that breaks reports its error twice: to the query, and here.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    return rows[0]?.transaction_read_only === 'off';
  } finally {
    client.end().catch(() => undefined);
  }
};

const requireWrites = async (url: string): Promise<string> => {
  if (await acceptsWrites(url)) return url;
  throw Object.assign(new Error('This host of DATABASE_URL takes no writes.'), { code: '25006' });
};

/** Returns a function that finds the host that accepts writes now; simultaneous calls share one search. */
export const createHostFinder = (urls: readonly string[]): (() => Promise<string>) => {
  let search: Promise<string> | null = null;
  const find = async (): Promise<string> => {
    try {
      return await Promise.any(urls.map(requireWrites));
    } catch (error) {
      const [first, ...others] = (error as AggregateError).errors as Error[];
      // One host may be a standby and another unreachable; an unreachable host may come back.
      throw others.find((each) => (each as NodeJS.ErrnoException).code !== '25006') ?? first ?? error;
    }
  };
  return () => (search ??= find().finally(() => (search = null)));
};

type ConnectCallback = ((error: Error) => void) | ((error: null, client: Client) => void);

/** Returns a client class for pools; each connection goes to the host that `findHost` returns at that moment. */
export const createFailoverClient = (findHost: () => Promise<string>): typeof Client =>
  class FailoverClient extends Client {
    override connect(): Promise<Client>;
    override connect(callback: ConnectCallback): void;
    override connect(callback?: ConnectCallback): Promise<Client> | undefined {
      const connected = this.#connectToHost();
      if (!callback) return connected;
      // The driver's types have one callback for each outcome.
      const report = callback as (error: Error | null, client?: Client) => void;
      connected.then(
        (client) => report(null, client),
        (error: unknown) => report(error as Error),
      );
      return undefined;
    }

    async #connectToHost(): Promise<Client> {
      const { host, port } = new Client({ connectionString: await findHost() });
      // Read by connect().
      Object.assign(this, { host, port });
      return super.connect();
    }
  };
