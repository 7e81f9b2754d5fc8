/** Loads Next's manifests of all pages before the first navigation; the first page itself never reads them. */
import { INTENT_EVENTS } from '@/components/ui/on-intent';

/** No browser runs a script of this type; it is a data block that names its file in `data-src`. */
export const NAVIGATION_TYPE = 'text/before-navigation';

/** The third manifest, of the middleware, is not among them: Next's router reads it when it starts. */
const NAVIGATION_FILES = /\/_(build|ssg)Manifest\.js/;

export const isForNavigation = (src: string): boolean => NAVIGATION_FILES.test(src);

/** Next sets this global when a navigation, whatever caused it, starts to wait for the manifest. */
const WAITING_CALLBACK = '__BUILD_MANIFEST_CB';

/** Inline script: loads the manifests at the first sign of intent (as in on-intent.ts), or when Next waits for them. */
export const WATCH_NAVIGATION = `{let d=document,a=new AbortController,c,f=e=>{if(e&&e.type=='pointermove'&&!e.movementX&&!e.movementY)return;a.abort();for(let s of d.querySelectorAll('script[type="${NAVIGATION_TYPE}"]')){let n=d.createElement('script');n.src=s.dataset.src;s.replaceWith(n)}};for(let e of ${JSON.stringify(INTENT_EVENTS)})addEventListener(e,f,{signal:a.signal,capture:!0,passive:!0});Object.defineProperty(window,'${WAITING_CALLBACK}',{configurable:!0,get:()=>c,set(v){c=v;f()}})}`;
