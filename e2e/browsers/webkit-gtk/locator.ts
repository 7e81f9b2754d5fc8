/** Implements the part of Playwright's Locator and FrameLocator that the journeys use, over WebDriver. */
import { ABSENT_ELEMENT, waitFor, type EvaluationScope, type DocumentTarget } from './document-access';
import { expectOnLocator, type ExpectOptions, type ExpectResult } from './expectation';
import { Finder } from './finder';
import type { WebKitPage } from './page';
import { filterSelectors } from './selectors';

/** The global that holds the guard of the current click. */
const GUARD_NAME = '__starwickClickGuard';
const DEFAULT_TIMEOUT_MS = 30_000;

interface TimeoutOptions {
  timeout?: number;
}

interface BoundingBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

type ElementFunction<T, Arg> = (element: HTMLElement, arg: Arg) => T;

export class WebKitFrameLocator extends Finder {
  constructor(
    private readonly owner: WebKitPage,
    private readonly frame: string,
  ) {
    super();
  }

  protected override find(selector: string): WebKitLocator {
    return new WebKitLocator(this.owner, { frame: this.frame, selector });
  }
}

export class WebKitLocator extends Finder {
  /** Playwright's matchers recognize a locator by this name. */
  readonly _apiName = 'Locator';

  constructor(
    private readonly owner: WebKitPage,
    private readonly target: DocumentTarget & { selector: string },
  ) {
    super();
  }

  get selector(): string {
    return this.target.selector;
  }

  page(): WebKitPage {
    return this.owner;
  }

  override toString(): string {
    const { frame, selector } = this.target;
    return `locator(${[...(frame ? [frame] : []), selector].join(' in frame ')})`;
  }

  protected override find(selector: string): WebKitLocator {
    return new WebKitLocator(this.owner, {
      ...this.target,
      selector: `${this.target.selector} >> ${selector}`,
    });
  }

  filter(options: Parameters<typeof filterSelectors>[0]): WebKitLocator {
    return new WebKitLocator(this.owner, {
      ...this.target,
      selector: this.target.selector + filterSelectors(options),
    });
  }

  nth(index: number): WebKitLocator {
    return this.find(`nth=${index}`);
  }

  first(): WebKitLocator {
    return this.nth(0);
  }

  last(): WebKitLocator {
    return this.nth(-1);
  }

  async count(): Promise<number> {
    const count = await this.#run(({ elements }) => elements.length);
    return count === ABSENT_ELEMENT ? 0 : count;
  }

  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  async isVisible(): Promise<boolean> {
    const isVisible = await this.#run(
      ({ injected, elements: [element] }) =>
        element !== undefined && injected.elementState(element, 'visible', true).matches,
    );
    return isVisible === true;
  }

  isChecked(): Promise<boolean> {
    return this.evaluate((element) => (element as HTMLInputElement).checked);
  }

  textContent(): Promise<string | null> {
    return this.evaluate((element) => element.textContent);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, attribute: string) => element.getAttribute(attribute), name);
  }

  /** Waits for the element, and runs a function with it. */
  async evaluate<T, Arg = undefined>(
    body: ElementFunction<T, Arg>,
    arg?: Arg,
    options?: TimeoutOptions,
  ): Promise<T> {
    const wrapped = `async ({ elements, arg }) => elements.length === 1
      ? { value: await (${body})(elements[0], arg) } : { count: elements.length }`;
    const attempt = async (): Promise<T | typeof ABSENT_ELEMENT> => {
      const result = await this.#run<{ value?: T; count?: number }, Arg>(wrapped, arg);
      if (result === ABSENT_ELEMENT || result.count === 0) return ABSENT_ELEMENT;
      if (result.count !== undefined) throw new Error(`${this} resolves to ${result.count} elements`);
      return result.value as T;
    };
    return waitFor(attempt, options?.timeout ?? DEFAULT_TIMEOUT_MS, () => `${this} is not on the page`);
  }

  async evaluateAll<T, Arg = undefined>(
    body: (elements: HTMLElement[], arg: Arg) => T,
    arg?: Arg,
  ): Promise<T> {
    const result = await this.#run<T, Arg>(`({ elements, arg }) => (${body})(elements, arg)`, arg);
    if (result === ABSENT_ELEMENT) throw new Error(`The frame of ${this} is not on the page`);
    return result;
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.evaluate((element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      let isOutside = top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
      // A scrolling ancestor, such as the sheet of a result, may clip an element that is inside the window.
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      ) {
        const area = parent.getBoundingClientRect();
        const isScrolling =
          parent.scrollHeight > parent.clientHeight && getComputedStyle(parent).overflowY === 'auto';
        isOutside ||= isScrolling && (top < area.top || bottom > area.bottom);
      }
      if (isOutside) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    });
    if (this.target.frame) await this.#frameElement().scrollIntoViewIfNeeded();
  }

  /** Returns the element's position and size on the page, or null when it has no size. */
  async boundingBox(): Promise<BoundingBox | null> {
    const box = await this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return width > 0 || height > 0 ? { x, y, width, height } : null;
    });
    if (!box || !this.target.frame) return box;
    const frame = await this.#frameElement().evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return { x: x + element.clientLeft, y: y + element.clientTop };
    });
    return { ...box, x: box.x + frame.x, y: box.y + frame.y };
  }

  async focus(): Promise<void> {
    await this.evaluate((element) => element.focus());
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.owner.keyboard.press(key);
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.owner.keyboard.type(text);
  }

  /** Selects the option with a value, as Playwright does: sets the value and dispatches the events of a user's choice. */
  async selectOption(value: string): Promise<void> {
    await this.evaluate((element, chosen: string) => {
      (element as HTMLSelectElement).value = chosen;
      for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
    }, value);
  }

  /**
   * Clicks the middle of the element once it is visible, enabled, still and not covered. If the page has moved and
   * another element would receive the click, the click has no effect and is repeated.
   */
  async click({ timeout = DEFAULT_TIMEOUT_MS }: TimeoutOptions = {}): Promise<void> {
    const attempt = async () => {
      await this.scrollIntoViewIfNeeded();
      if (!(await this.#canBeHit())) return ABSENT_ELEMENT;
      const box = await this.boundingBox();
      if (!box) return ABSENT_ELEMENT;
      await this.owner.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      return (await this.#isMissed()) ? ABSENT_ELEMENT : true;
    };
    await waitFor(attempt, timeout, () => `${this} is not visible, enabled, still and uncovered`);
  }

  /** Evaluates a matcher; Playwright's matchers call this method. */
  _expect(expression: string, options: ExpectOptions): Promise<ExpectResult> {
    return expectOnLocator((body, arg) => this.#run(body, arg), expression, options);
  }

  /** Guards the element, too: other elements receive no click until `#isMissed` is called. */
  #canBeHit(): Promise<boolean> {
    const body = `async ({ injected, elements: [element] }) => {
      if (await injected.checkElementStates(element, ['visible', 'enabled', 'stable'], true)) return false;
      const { x, y, width, height } = element.getBoundingClientRect();
      const guard = injected.setupHitTargetInterceptor(
        element, 'mouse', { x: x + width / 2, y: y + height / 2 }, false,
      );
      window.${GUARD_NAME} = typeof guard === 'string' ? undefined : guard;
      return Boolean(window.${GUARD_NAME});
    }`;
    return this.#run<boolean>(body).then((result) => result === true);
  }

  /** Returns whether another element received the click. A click that opened another document has hit. */
  #isMissed(): Promise<boolean> {
    const body = `() => {
      const guard = window.${GUARD_NAME};
      delete window.${GUARD_NAME};
      return guard !== undefined && guard.stop() !== 'done';
    }`;
    return this.owner.access
      .run<boolean>({ ...this.target, selector: null }, body)
      .then((result) => result === true);
  }

  #frameElement(): WebKitLocator {
    return new WebKitLocator(this.owner, { frame: null, selector: this.target.frame ?? '' });
  }

  #run<T, Arg = undefined>(
    body: ((scope: EvaluationScope<Arg>) => T | Promise<T>) | string,
    arg?: Arg,
  ): Promise<T | typeof ABSENT_ELEMENT> {
    return this.owner.access.run<T, Arg>(this.target, body, arg);
  }
}
