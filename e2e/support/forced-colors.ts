/** Finds what forced colors hide: controls without an edge, and selected controls that look like unselected ones. */
import type { Page } from '@playwright/test';

/**
 * Returns the controls that have neither a visible edge nor an underline, so that they look like the text around them.
 */
export const findFlatControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return (
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
        (style.borderTopStyle !== 'none' && parseFloat(style.borderTopWidth) > 0)
      );
    };
    return (
      [...document.querySelectorAll<HTMLElement>('button, select, textarea, input:not([type="hidden"])')]
        .filter((control) => control.checkVisibility({ opacityProperty: true }) && control.offsetWidth > 1)
        .filter((control) => getComputedStyle(control).forcedColorAdjust !== 'none')
        // The browser draws native checkboxes and radio buttons itself.
        .filter(
          (control) =>
            !control.matches(':is([type="checkbox"], [type="radio"])') ||
            getComputedStyle(control).appearance === 'none',
        )
        .filter((control) => !hasEdge(control) && !(control.parentElement && hasEdge(control.parentElement)))
        .map((control) => control.outerHTML.slice(0, 120))
    );
  });

/** Returns the selected controls that look like unselected ones. */
export const findHiddenStates = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[aria-pressed="true"], [aria-selected="true"], a[aria-current]',
      ),
    ]
      .filter((control) => control.checkVisibility() && control.getAttribute('aria-current') !== 'false')
      .filter((control) => {
        const probe = document.createElement('i');
        probe.style.background = 'Highlight';
        document.body.append(probe);
        const highlight = getComputedStyle(probe).backgroundColor;
        probe.remove();
        return getComputedStyle(control).backgroundColor !== highlight;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
