/** axe-core in a page or frame: run through the debugger, which the page's script policy does not bind. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a theme decides: the rest is the same in each. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds, one line each; by some of its rules where they are named. */
export const findingsOf = async (where: Page | Frame, rules?: readonly string[]): Promise<string[]> => {
  // A document has it after the first look: bringing it takes as long as looking.
  if (!(await where.evaluate(() => 'axe' in window))) await where.evaluate(source);
  const { violations } = await where.evaluate(
    (values) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({
        // A game's frame is of another origin: it is looked at by itself.
        iframes: false,
        // Of what is in order only one each is described: describing them all takes longest.
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values } }),
      }),
    rules,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
};

/** What axe finds in the colours of another theme of the same layout, put on the page or frame as it is. */
export const findingsInTheme = async (where: Page | Frame, theme: string): Promise<string[]> => {
  await where.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);
  return (await findingsOf(where, RULES_OF_COLOUR)).map((finding) => `${theme}: ${finding}`);
};
