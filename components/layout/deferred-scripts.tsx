/** Starts the page's scripts after the first paint, so that they do not delay the page's images. */
import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import { Head } from 'next/document';
import type { HtmlProps } from 'next/dist/shared/lib/html-context.shared-runtime';
import { isForNavigation, NAVIGATION_TYPE } from './navigation-scripts';

/** The type of a deferred script. Browsers treat it as a data block; the file name is in `data-src`. */
const AFTER_PAINT_TYPE = 'text/after-paint';
/** The time after which the scripts start even if nothing has been painted. */
const MAX_WAIT_MS = 2_000;

/**
 * Inline script for the end of the document. Inserts the deferred scripts in order, after the first frame, or
 * immediately in a hidden tab.
 */
export const START_SCRIPTS = `{let d=document,f=()=>{for(let s of d.querySelectorAll('script[type="${AFTER_PAINT_TYPE}"]')){let n=d.createElement('script');n.async=!1;n.setAttribute('src',s.dataset.src);s.replaceWith(n)}d.documentElement.removeAttribute('style')};d.hidden?f():(requestAnimationFrame(()=>setTimeout(f)),setTimeout(f,${MAX_WAIT_MS}))}`;

/**
 * The style of the document until the scripts start. Without it, a restored scroll position could shift when text
 * grows as its font loads.
 */
export const NO_SCROLL_ANCHOR_UNTIL_PAINT = { overflowAnchor: 'none' } as const;

type DocumentFiles = Parameters<Head['getScripts']>[0];

type ScriptElement = ReactElement<ComponentProps<'script'>>;

const withType = (script: ScriptElement, type: string): ScriptElement =>
  script.props.src
    ? cloneElement(script, {
        type,
        src: undefined,
        'data-src': script.props.src,
        defer: undefined,
        async: undefined,
        crossOrigin: undefined,
      } as ComponentProps<'script'>)
    : script;

export class DeferredScriptsHead extends Head {
  override getDynamicChunks(files: DocumentFiles) {
    const scripts = super.getDynamicChunks(files);
    return this.isAfterPaint()
      ? scripts.map((script) => script && withType(script as ScriptElement, AFTER_PAINT_TYPE))
      : scripts;
  }

  override getScripts(files: DocumentFiles) {
    const scripts = super.getScripts(files);
    return this.isAfterPaint()
      ? scripts.map((script) =>
          withType(script, isForNavigation(script.props.src ?? '') ? NAVIGATION_TYPE : AFTER_PAINT_TYPE),
        )
      : scripts;
  }

  /** Returns false in development, where Next's own client expects unchanged scripts. */
  private isAfterPaint(): boolean {
    return !(this.context as HtmlProps).isDevelopment;
  }
}
