/**
 * Finds what forced colors hide: controls without an edge, selected controls that look like unselected ones, states that
 * only a background shows, empty bars that look full, and drawings in a theme's color on the user's background.
 */
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

/** States that themes show by a background or a shadow. */
const STATE_SELECTORS = [
  'label:not(.form-choice):has(> input:checked)',
  '.classic-feature a[data-shown]',
  '.tag-line li[data-own]',
  '.family-today[data-lit] .art',
  '.board-table .me',
];

/** Returns the elements with a state that neither an outline nor the color of a selection shows. */
export const findStatesByBackground = (page: Page): Promise<string[]> =>
  page.evaluate(
    (states) =>
      [...document.querySelectorAll<HTMLElement>(states)]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle === 'none' || parseFloat(outlineWidth) < 2;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    STATE_SELECTORS.join(),
  );

/** Returns the bars of progress whose filled part has the color of their track. */
export const findUniformBars = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const shownAs = (color: string): string => {
      probe.style.background = color;
      return getComputedStyle(probe).backgroundColor;
    };
    const [canvas, fills] = [shownAs('Canvas'), [shownAs('Highlight'), shownAs('CanvasText')]];
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('.bar:has(> i), .card-art .progress, .track')]
      .filter((bar) => bar.checkVisibility())
      .filter((bar) => {
        const fill = bar.firstElementChild;
        const hasFill = !fill || fills.includes(getComputedStyle(fill).backgroundColor);
        return getComputedStyle(bar).backgroundColor !== canvas || !hasFill;
      })
      .map((bar) => bar.outerHTML.slice(0, 120));
  });

/**
 * Returns the icons whose color is not that of the text around them, and the wordmarks in a theme's color. Drawings
 * inside a part that keeps the theme's colors have the theme's background as well.
 */
export const findThemedDrawings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textColor = (element: Element): string => getComputedStyle(element).color;
    const isThemed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).forcedColorAdjust === 'none' || isThemed(element.parentElement));
    const icons = [...document.querySelectorAll('.ic, .ci')].filter(
      (icon) => !isThemed(icon.parentElement) && textColor(icon) !== textColor(icon.parentElement!),
    );
    const wordmarks = [...document.querySelectorAll('.wm')].filter(
      (wordmark) =>
        getComputedStyle(wordmark).getPropertyValue('--logoInk').trim().toLowerCase() !== 'canvastext',
    );
    return [...icons, ...wordmarks]
      .filter((drawing) => drawing.checkVisibility())
      .map((drawing) => `${drawing.parentElement?.className} ${drawing.outerHTML.slice(0, 120)}`);
  });

/** Returns the contrast (WCAG 2) of two opaque colors in the form `rgb(1, 2, 3)`. */
export const computeContrast = (...colors: readonly [string, string]): number => {
  const [light, dark] = colors
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
        const share = Number(channel) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((left, right) => right - left);
  return light! / dark!;
};
