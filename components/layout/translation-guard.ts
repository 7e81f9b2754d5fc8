/**
 * Inline script for the head of the document, which needs no script file. It keeps React working on a page that the browser
 * translates: translators wrap each text node in a `<font>` element or replace it by one, while React still refers to the text
 * node and would throw when it removes it or inserts something before it.
 *
 * - Removing a text removes the element that shows its translation; an element that shows several texts stays for the others.
 * - Inserting before a text inserts before that element.
 * - A text that React changes after its replacement is put back, so that the translator translates it again.
 * - React reports a part that was translated before hydration (its errors 418 to 425), and renders it again by itself. The
 *   translation is gone by then, so the guard records that it has seen one.
 */
export const GUARD_TRANSLATED_PAGE = String.raw`{let F,M=new WeakMap,P=Node.prototype,R=P.removeChild,I=P.insertBefore,
shown=(p,n)=>{n=n.parentNode?n:M.get(n);while(n&&n.parentNode!=p)n=n.parentNode;return n||null},
o=new MutationObserver(l=>{for(let m of l){let t=m.target;
if(m.type=='characterData'){t.parentNode||M.get(t)?.replaceWith(t);continue}
if(!m.removedNodes.length)continue;
let f=[...m.addedNodes,m.previousSibling,m.nextSibling].find(n=>n&&n.nodeName=='FONT');
if(f){F=1;for(t of m.removedNodes)if(t.nodeType==3&&!t.parentNode){M.set(t,f);o.observe(t,{characterData:!0})}}}});
P.removeChild=function(c){if(c.parentNode==this)return R.call(this,c);
let s=shown(this,c);
if(s)s!=c&&s.contains(c)&&s.textContent!=c.textContent?c.parentNode.removeChild(c):R.call(this,s);
return c};
P.insertBefore=function(n,b){return I.call(this,n,!b||b.parentNode==this?b:shown(this,b))};
addEventListener('error',e=>{if(/React error #(?:418|42[1235])\b|[Hh]ydrat/.test(e.message)&&F){e.preventDefault();e.stopImmediatePropagation()}},!0);
o.observe(document,{childList:!0,subtree:!0})}`;
