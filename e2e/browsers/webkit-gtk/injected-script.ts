/** Playwright's in-page engine for selectors, element states and assertions, for browsers that it does not drive itself. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

const ENGINE_SOURCE_MARKER = 'packages/playwright-core/src/generated/injectedScriptSource.ts"() {';

/** Declares the part of the engine that the WebKit adapter calls. */
export interface InjectedScript {
  parseSelector(selector: string): unknown;
  querySelectorAll(selector: unknown, root: Node): Element[];
  elementState(node: Node, state: string, frameVisible: boolean): { matches: boolean };
  checkElementStates(node: Node, states: string[], frameVisible: boolean): Promise<unknown>;
  /** Blocks the clicks of other elements until `stop`, which returns whether the element received all of them. */
  setupHitTargetInterceptor(
    node: Node,
    action: 'mouse',
    point: { x: number; y: number },
    blockAllEvents: boolean,
  ): string | { stop(): 'done' | object };
  expect(
    element: Element | undefined,
    options: object,
    elements: Element[],
    frameVisible: boolean,
  ): Promise<{ matches: boolean; received?: { value?: unknown } | unknown }>;
}

/** The global that holds the engine in a page. */
export const ENGINE_NAME = '__starwickInjectedScript';

const ENGINE_OPTIONS = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 0,
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
};

/** Reads the engine from Playwright's bundle, which contains it as a single string literal and does not export it. */
const readSource = (): string => {
  const core = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const bundle = readFileSync(core.resolve('playwright-core/lib/coreBundle'), 'utf8');
  const start = bundle.indexOf(ENGINE_SOURCE_MARKER);
  const literal = /source\d* = ('(?:[^'\\\n]|\\.)*');/y;
  literal.lastIndex = bundle.indexOf('source', start + ENGINE_SOURCE_MARKER.length);
  const [, text] = literal.exec(bundle) ?? [];
  if (start < 0 || !text)
    throw new Error(
      'The installed Playwright has its injected script elsewhere. Adapt e2e/browsers/webkit-gtk/injected-script.ts.',
    );
  return runInNewContext(text) as string;
};

let cachedScript: string | undefined;

/** Returns the script that installs the engine in a document. */
export const installScript = (): string =>
  (cachedScript ??= `window.${ENGINE_NAME} = (() => { const module = {}; ${readSource()}
    return new (module.exports.InjectedScript())(window, ${JSON.stringify(ENGINE_OPTIONS)}); })();`);
