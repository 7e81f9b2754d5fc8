/** Loads Next's page manifests before the first navigation. The first page itself never reads them. */
import { INTENT_EVENTS } from '@/components/ui/on-intent';

/** The type of a script that waits for a navigation. Browsers treat it as a data block; the file name is in `data-src`. */
export const NAVIGATION_TYPE = 'text/before-navigation';

/**
 * Matches the two manifests of pages. The manifest of the middleware is not included, because Next's router reads it
 * when it starts.
 */
const NAVIGATION_FILES = /\/_(build|ssg)Manifest\.js/;

export const isForNavigation = (src: string): boolean => NAVIGATION_FILES.test(src);

/** The name of the global that Next sets when any navigation starts to wait for the manifest. */
const RUN_WAITING_NAVIGATION = '__BUILD_MANIFEST_CB';

/** Inline script that loads the manifests at the first sign of intent (as in on-intent.ts), or when Next waits for them. */
export const NAVIGATION_WATCH_SCRIPT = `{let d=document,a=new AbortController,c,f=e=>{if(e&&e.type=='pointermove'&&!e.movementX&&!e.movementY)return;a.abort();for(let s of d.querySelectorAll('script[type="${NAVIGATION_TYPE}"]')){let n=d.createElement('script');n.src=s.dataset.src;s.replaceWith(n)}};for(let e of ${JSON.stringify(INTENT_EVENTS)})addEventListener(e,f,{signal:a.signal,capture:!0,passive:!0});Object.defineProperty(window,'${RUN_WAITING_NAVIGATION}',{configurable:!0,get:()=>c,set(v){c=v;f()}})}`;
