/** Supports several hosts in DATABASE_URL by connecting to the host that accepts writes, such as a promoted standby. */
import { Client } from 'pg';

const PROBE_TIMEOUT_MS = 2_000;
const acceptsWrites = async (url: string): Promise<boolean> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    application_name: 'starwick probe',
  });
  // A failing connection reports its error twice: by rejecting the query, and as an event that needs a listener.
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
  throw Object.assign(new Error('This host of DATABASE_URL is read-only.'), { code: '25006' });
};

/** Returns a function that finds the host in charge of writes. Concurrent calls share one search. */
export const createHostFinder = (urls: readonly string[]): (() => Promise<string>) => {
  let search: Promise<string> | null = null;
  const findWritableHost = async (): Promise<string> => {
    try {
      return await Promise.any(urls.map(requireWrites));
    } catch (error) {
      const [first, ...others] = (error as AggregateError).errors as Error[];
      // Prefers the error of an unreachable host over that of a standby, because the unreachable host may recover.
      throw others.find((each) => (each as NodeJS.ErrnoException).code !== '25006') ?? first ?? error;
    }
  };
  return () => (search ??= findWritableHost().finally(() => (search = null)));
};

type ConnectCallback = ((error: Error) => void) | ((error: null, client: Client) => void);

/** Returns a client class for pools. Each new connection calls `findHost` to choose its host. */
export const createFailoverClient = (findHost: () => Promise<string>): typeof Client =>
  class FailoverClient extends Client {
    override connect(): Promise<Client>;
    override connect(callback: ConnectCallback): void;
    override connect(callback?: ConnectCallback): Promise<Client> | undefined {
      const connected = this.#connectToHost();
      if (!callback) return connected;
      // The driver's types declare a separate callback for each outcome.
      const report = callback as (error: Error | null, client?: Client) => void;
      connected.then(
        (client) => report(null, client),
        (error: unknown) => report(error as Error),
      );
      return undefined;
    }

    async #connectToHost(): Promise<Client> {
      const { host, port } = new Client({ connectionString: await findHost() });
      // `connect` reads these properties.
      Object.assign(this, { host, port });
      return super.connect();
    }
  };
