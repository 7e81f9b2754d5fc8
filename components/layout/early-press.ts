/** Replays clicks and form submissions from before hydration, and stores clicks on Play. */
import { MIN_TERM_LENGTH, TERM_KEY } from '@/lib/domain/search/search-term';
import { NEXT_PLAY_PRESS_KEY, PLAY_PRESS_KEY } from '@/stores/play-press';

declare global {
  interface Window {
    /** Stops listening and replays the last press; undefined after hydration. */
    earlyPress?: () => void;
  }
}

/**
 * Inline script for the head of the document, which needs no script file.
 *
 * - A click is stored. Links, and buttons that submit a form, work without scripts; a click outside any button
 *   replaces the stored one.
 * - A search is sent to the server at once. All other forms wait for the scripts, so that the visitor does not lose
 *   typed text by leaving the page. Searches that are too short wait, too, because they are never sent (spec §5).
 * - When the scripts are ready, the last press on a button is replayed, or else the last waiting form. An event that
 *   is still being dispatched is not replayed, because it triggered the hydration, and React receives it anyway.
 * - A page that a press on Play opens marks its own Play link as busy until the scripts start the game.
 * - A press on a link with `data-play` is stored by its target path, also after hydration (stores/play-press.ts). A
 *   press before hydration is stored for the next document.
 */
export const STORE_EARLY_PRESS = `{let w=window,root=document.documentElement,press,sent,
play=e=>{let a=e.target.closest&&e.target.closest('a[data-play]');
if(a&&!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey))try{sessionStorage.setItem(w.earlyPress?'${NEXT_PLAY_PRESS_KEY}':'${PLAY_PRESS_KEY}',a.pathname)}catch(_){}},
isOver=e=>e&&!e.eventPhase,
click=e=>{press=e},
long=t=>Intl.Segmenter?[...new Intl.Segmenter('en').segment(t)].length:[...t].length,
isHeld=f=>f.method=='post'||(f=f.elements.${TERM_KEY})&&long(f.value.trim())<${MIN_TERM_LENGTH},
submit=e=>{if(isHeld(e.target)){e.preventDefault();sent=e;press=0}};
w.addEventListener('click',play,!0);
w.addEventListener('click',click,!0);
w.addEventListener('submit',submit,!0);
try{let s=sessionStorage,n=s.getItem('${NEXT_PLAY_PRESS_KEY}');
if(n){s.removeItem('${NEXT_PLAY_PRESS_KEY}');s.setItem('${PLAY_PRESS_KEY}',n)}
if(s.getItem('${PLAY_PRESS_KEY}')==location.pathname)root.dataset.opening=''}catch(_){}
w.earlyPress=()=>{delete w.earlyPress;delete root.dataset.opening;
w.removeEventListener('click',click,!0);
w.removeEventListener('submit',submit,!0);
let b=isOver(press)&&press.target.closest&&press.target.closest('button'),s;
if(b&&b.type=='button'&&b.isConnected)b.click();
else if(isOver(sent)&&sent.target.isConnected)(s=sent.submitter)&&s.isConnected?sent.target.requestSubmit(s):sent.target.requestSubmit()}}`;

/** Stops listening and replays the stored press or form. */
export const replayEarlyPress = (): void => window.earlyPress?.();
