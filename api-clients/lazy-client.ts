/** Creates clients whose code and schemas load with their first call, so that pages that never call them stay small. */
import { ApiError } from '@/lib/errors';

type AsyncMethods<Client> = { [Name in keyof Client]: (...input: never[]) => Promise<unknown> };

/**
 * Returns a client whose methods load the real client first.
 * @param resource the client's name, for errors
 * @param load imports and creates the client; after a failed import, the next call retries it
 * @throws ApiError network if the client's code cannot be loaded, as if a request could not be sent
 */
export const createLazyClient = <Client extends AsyncMethods<Client>>(
  resource: string,
  load: () => Promise<Client>,
): Client => {
  let client: Promise<Client> | undefined;
  const loadFor = (method: string): Promise<Client> =>
    (client ??= load()).catch((cause: unknown) => {
      client = undefined;
      const callId = `${resource}.${method}`;
      throw new ApiError('network', 'The network is not reachable.', { callId, cause });
    });
  return new Proxy({} as Client, {
    get: (_target, name) =>
      // A promise that resolves to this object reads `then`, which must not count as a method.
      name === 'then' || typeof name === 'symbol'
        ? undefined
        : async (...input: never[]) => (await loadFor(name))[name as keyof Client](...input),
  });
};
