/** Collects the errors that a page logs, except expected ones. */
export class Problems {
  readonly #list: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(private readonly isNoise: (message: string) => boolean) {}

  /** Allows messages that a journey causes on purpose, such as failed requests while offline. */
  expect(message: RegExp): void {
    this.#expected.push(message);
  }

  add(message: string): void {
    this.#list.push(message);
  }

  /** @throws an error that lists the unexpected messages */
  expectNone(): void {
    if (this.list.length > 0) throw new Error(`The page reported: ${this.list.join(' | ')}`);
  }

  get list(): readonly string[] {
    const isExpected = (message: string) => this.#expected.some((expected) => expected.test(message));
    return this.#list.filter((message) => !this.isNoise(message) && !isExpected(message));
  }
}
