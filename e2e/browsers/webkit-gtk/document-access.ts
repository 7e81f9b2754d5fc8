/** Runs functions in the page or in one of its frames, one command at a time, as WebDriver requires. */
import { setTimeout as wait } from 'node:timers/promises';
import { ENGINE_NAME, installScript, type InjectedScript } from './injected-script';
import { WebDriverError, type WebDriver } from './web-driver';

/** Locates elements: the selector of their frame, or null for the page itself, and their own selector. */
export interface DocumentTarget {
  frame: string | null;
  selector: string | null;
}

export interface EvaluationScope<Arg> {
  injected: InjectedScript;
  elements: Element[];
  arg: Arg;
}

/** The value returned when a target's document is missing, or is unloaded during the call. */
export const ABSENT_ELEMENT = Symbol('absent');

const POLL_MS = 50;
const DOCUMENT_GONE_CODES = ['no such frame', 'no such window', 'stale element reference'];

const isDocumentGone = (error: unknown): boolean =>
  error instanceof WebDriverError &&
  (DOCUMENT_GONE_CODES.includes(error.code) || /unload event|navigat|destroyed/.test(error.message));

const buildScript = (body: string): string => `
  const [selector, arg, done] = arguments;
  const injected = window.${ENGINE_NAME};
  if (!injected) return done({ isEngineMissing: true });
  Promise.resolve()
    .then(() => {
      const elements = selector === null ? [] : injected.querySelectorAll(injected.parseSelector(selector), document);
      return (${body})({ injected, elements, arg });
    })
    .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error?.message ?? error) }));`;

interface EvaluationOutcome {
  value?: unknown;
  error?: string;
  isEngineMissing?: boolean;
}

export class DocumentAccess {
  #queue: Promise<unknown> = Promise.resolve();
  #frame: string | null | undefined;

  constructor(readonly driver: WebDriver) {}

  /** Runs commands for the whole page, after all queued commands. */
  inPage<T>(work: (driver: WebDriver) => Promise<T>): Promise<T> {
    return this.#enqueue(async () => {
      await this.#enter(null);
      return work(this.driver);
    });
  }

  /** Runs a function with the elements of a target. @returns its result, or ABSENT when the document is missing */
  run<T, Arg = undefined>(
    { frame, selector }: DocumentTarget,
    body: ((scope: EvaluationScope<Arg>) => T | Promise<T>) | string,
    arg?: Arg,
  ): Promise<T | typeof ABSENT_ELEMENT> {
    return this.#enqueue<T | typeof ABSENT_ELEMENT>(async () => {
      try {
        if (!(await this.#enter(frame))) return ABSENT_ELEMENT;
        return (await this.#call(String(body), selector, arg)) as T;
      } catch (error) {
        this.#frame = undefined;
        if (isDocumentGone(error)) return ABSENT_ELEMENT;
        throw error;
      }
    });
  }

  /** Forgets the entered document, because the page navigates to another. */
  forget(): void {
    this.#frame = undefined;
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #enter(frame: string | null): Promise<boolean> {
    if (this.#frame === frame) return true;
    await this.driver.post('/frame', { id: null });
    this.#frame = null;
    if (frame === null) return true;
    const element = await this.#call('({ elements }) => elements[0]', frame, null);
    if (!element) return false;
    await this.driver.post('/frame', { id: element });
    this.#frame = frame;
    return true;
  }

  async #call(body: string, selector: string | null, arg: unknown): Promise<unknown> {
    const run = () => this.driver.executeAsync<EvaluationOutcome>(buildScript(body), [selector, arg ?? null]);
    let outcome = await run();
    if (outcome.isEngineMissing) {
      await this.driver.execute(installScript());
      outcome = await run();
    }
    if (outcome.error !== undefined) throw new Error(outcome.error);
    return outcome.value;
  }
}

/**
 * Repeats the call until it returns a value other than ABSENT.
 * @throws an error with the message after the timeout
 */
export const waitFor = async <T>(
  attempt: () => Promise<T | typeof ABSENT_ELEMENT>,
  timeoutMs: number,
  message: () => string,
): Promise<T> => {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const result = await attempt();
    if (result !== ABSENT_ELEMENT) return result as T;
    if (performance.now() > deadline) throw new Error(`${message()} within ${timeoutMs} ms`);
    await wait(POLL_MS);
  }
};
