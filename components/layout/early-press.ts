/** Replays presses and form submissions from before hydration, and stores presses on Play. */
import { MIN_TERM_LENGTH, TERM_KEY } from '@/lib/domain/search/search-term';
import { PLAY_PRESS_KEY } from '@/stores/play-press';

declare global {
  interface Window {
    /** Stops listening and replays the last press; absent after hydration. */
    earlyPress?: () => void;
  }
}

/**
 * Inline script for the head of the document, which needs no script file.
 *
 * - A click is stored. Links, and buttons that submit a form, need no script; a press outside any button cancels it.
 * - A search goes to the server at once. All other forms are held back, so that the page is not left with typed text; so are
 *   searches that are too short, which never leave the browser (spec §5).
 * - The end replays the last press on a button, or else the last held form. An event that is still being dispatched caused
 *   React to take over, and arrives by itself.
 * - A press on a link with `data-play` is stored by its target path, also after hydration (stores/play-press.ts).
 */
export const STORE_EARLY_PRESS = `{let w=window,press,sent,
play=e=>{let a=e.target.closest&&e.target.closest('a[data-play]');
if(a&&!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey))try{sessionStorage.setItem('${PLAY_PRESS_KEY}',a.pathname)}catch(_){}},
isOver=e=>e&&!e.eventPhase,
click=e=>{press=e},
isHeld=f=>f.method=='post'||(f=f.elements.${TERM_KEY})&&f.value.trim().length<${MIN_TERM_LENGTH},
submit=e=>{if(isHeld(e.target)){e.preventDefault();sent=e;press=0}};
w.addEventListener('click',play,!0);
w.addEventListener('click',click,!0);
w.addEventListener('submit',submit,!0);
w.earlyPress=()=>{delete w.earlyPress;
w.removeEventListener('click',click,!0);
w.removeEventListener('submit',submit,!0);
let b=isOver(press)&&press.target.closest&&press.target.closest('button'),s;
if(b&&b.type=='button'&&b.isConnected)b.click();
else if(isOver(sent)&&sent.target.isConnected)(s=sent.submitter)&&s.isConnected?sent.target.requestSubmit(s):sent.target.requestSubmit()}}`;

/** Stops listening and replays the stored event. */
export const takeEarlyPress = (): void => window.earlyPress?.();
