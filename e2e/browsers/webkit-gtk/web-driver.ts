/** A W3C WebDriver session over HTTP. */

/** An error of the driver; `code` is one of the W3C error codes, such as `no such window`. */
export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** A command may run a script that waits for the page, so the driver may take as long as a test. */
const SCRIPT_TIMEOUT_MS = 600_000;
const PAGE_LOAD_TIMEOUT_MS = 120_000;

const send = async (url: string, method: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new WebDriverError(value?.error ?? 'unknown error', value?.message ?? '');
  return value;
};

export class WebDriver {
  private constructor(private readonly session: string) {}

  static async start(server: string, capabilities: object): Promise<WebDriver> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = (await send(`${server}/session`, 'POST', body)) as { sessionId: string };
    const driver = new WebDriver(`${server}/session/${sessionId}`);
    await driver.post('/timeouts', {
      script: SCRIPT_TIMEOUT_MS,
      pageLoad: PAGE_LOAD_TIMEOUT_MS,
      implicit: 0,
    });
    return driver;
  }

  get<T>(path: string): Promise<T> {
    return send(this.session + path, 'GET') as Promise<T>;
  }

  post<T>(path: string, body?: unknown): Promise<T> {
    return send(this.session + path, 'POST', body) as Promise<T>;
  }

  /** Runs the body of a function in the page. */
  execute<T>(script: string, args: unknown[] = []): Promise<T> {
    return this.post('/execute/sync', { script, args });
  }

  /** Runs the body of a function whose last argument takes the result. */
  executeAsync<T>(script: string, args: unknown[]): Promise<T> {
    return this.post('/execute/async', { script, args });
  }

  async end(): Promise<void> {
    await send(this.session, 'DELETE');
  }
}
