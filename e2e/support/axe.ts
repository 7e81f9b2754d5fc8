/** Runs axe-core in a page or frame through the debugger, which the page's script policy does not restrict. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose results depend on the theme. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns axe's findings, one line for each, limited to the given rules if there are any. */
export const findViolations = async (where: Page | Frame, rules?: readonly string[]): Promise<string[]> => {
  // Injects axe only once into a document, because that takes as long as a check.
  if (!(await where.evaluate(() => 'axe' in window))) await where.evaluate(axeSource);
  const { violations } = await where.evaluate(
    (values) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResult> } }).axe.run({
        // A game's frame has another origin and is checked separately.
        iframes: false,
        // Skips the description of passed checks, which takes longest.
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values } }),
      }),
    rules,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
};

/** Returns axe's findings in the colors of another theme of the same layout, applied to the current page or frame. */
export const findThemeViolations = async (where: Page | Frame, theme: string): Promise<string[]> => {
  await where.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);
  return (await findViolations(where, COLOR_RULES)).map((finding) => `${theme}: ${finding}`);
};
