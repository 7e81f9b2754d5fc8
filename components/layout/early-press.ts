/** Replays clicks and form submissions from before hydration, and stores clicks on Play. */
import { MIN_TERM_LENGTH, TERM_KEY } from '@/lib/domain/search/search-term';
import { NEXT_PLAY_PRESS_KEY, PLAY_PRESS_KEY } from '@/stores/play-press';

declare global {
  interface Window {
    /** Stops listening and replays the stored presses; undefined after hydration. */
    earlyPress?: () => void;
  }
}

/**
 * Inline script for the head of the document, which needs no script file.
 *
 * - A click on a button is stored. Links, and buttons that submit a form, work without scripts. Each later click
 *   replaces the stored ones, except for those on other switches (`aria-pressed`), such as a favorite.
 * - A search is sent to the server at once. All other forms wait for the scripts, so that the visitor does not lose
 *   typed text by leaving the page. Searches that are too short wait, too, because they are never sent (spec §5).
 * - When the scripts are ready, the stored presses are replayed in order, and the last waiting form unless a button
 *   other than a switch was pressed after it. An event that is still being dispatched is not replayed, because it
 *   triggered the hydration, and React receives it anyway.
 * - A press on a link with `data-play` is stored by its target path, also after hydration (stores/play-press.ts). A
 *   press before hydration is stored for the next document, with two exceptions. If the press itself triggers the
 *   hydration, the router may handle it, and it stays in this document. A press on the Play link of a game's own page
 *   waits for the scripts of this document, so that other stored presses are not lost; a second press opens the link,
 *   in case the scripts fail to load.
 * - A page whose game a press has requested marks its own Play link as busy until the scripts start the game.
 */
export const EARLY_PRESS_SCRIPT = `{let w=window,root=document.documentElement,presses=[],sent,held,
play=e=>{let a=e.target.closest&&e.target.closest('a[data-play]'),early=w.earlyPress,own;
if(a&&!(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey))try{
own=early&&!held&&a.closest('.landing-stage');
sessionStorage.setItem(early&&!own?'${NEXT_PLAY_PRESS_KEY}':'${PLAY_PRESS_KEY}',own?location.pathname:a.pathname);
if(own)e.preventDefault(),held=1,root.dataset.opening=''}catch(_){}},
isOver=e=>e&&!e.eventPhase,
isSwitch=b=>b.hasAttribute('aria-pressed'),
keepSwitches=but=>presses=presses.filter(([b])=>b!=but&&isSwitch(b)),
click=e=>{let b=e.target.closest&&e.target.closest('button');keepSwitches(b);if(b)presses.push([b,e])},
long=t=>Intl.Segmenter?[...new Intl.Segmenter('en').segment(t)].length:[...t].length,
isHeld=f=>f.method=='post'||(f=f.elements.${TERM_KEY})&&long(f.value.trim())<${MIN_TERM_LENGTH},
submit=e=>{if(isHeld(e.target)){e.preventDefault();sent=e;keepSwitches()}};
w.addEventListener('click',play,!0);
w.addEventListener('click',e=>{try{let s=sessionStorage,n=s.getItem('${NEXT_PLAY_PRESS_KEY}');
if(n&&e.defaultPrevented&&!e.target.closest('.landing-stage'))s.removeItem('${NEXT_PLAY_PRESS_KEY}'),s.setItem('${PLAY_PRESS_KEY}',n)}catch(_){}});
w.addEventListener('click',click,!0);
w.addEventListener('submit',submit,!0);
try{let s=sessionStorage,n=s.getItem('${NEXT_PLAY_PRESS_KEY}');
if(n){s.removeItem('${NEXT_PLAY_PRESS_KEY}');s.setItem('${PLAY_PRESS_KEY}',n)}
if(s.getItem('${PLAY_PRESS_KEY}')==location.pathname)root.dataset.opening=''}catch(_){}
w.earlyPress=()=>{delete w.earlyPress;delete root.dataset.opening;
w.removeEventListener('click',click,!0);
w.removeEventListener('submit',submit,!0);
let s;
for(let[b,e]of presses)if(isOver(e)&&b.type=='button'&&b.isConnected){b.click();if(!isSwitch(b))sent=0}
if(isOver(sent)&&sent.target.isConnected)(s=sent.submitter)&&s.isConnected?sent.target.requestSubmit(s):sent.target.requestSubmit()}}`;

/** Stops listening and replays the stored presses and the stored form. */
export const replayEarlyPresses = (): void => window.earlyPress?.();
