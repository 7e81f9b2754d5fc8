/**
 * Inline script for the head of the document, which needs no script file. It keeps React working when the browser
 * translates the page. Translators wrap each text node in a `<font>` element or replace the node by one, but React
 * still refers to the original node. Without the guard, React would throw when it removes that node or inserts
 * something before it.
 *
 * - Removing a text node removes the element that shows its translation, unless that element also shows other text.
 * - Inserting before a text node inserts before that element.
 * - When React changes a replaced text node, the original is put back, so that the translator translates the new text.
 * - If a part was translated before hydration, React reports an error (418 to 425) and renders the part again by
 *   itself. The guard ignores these errors after it has seen a translation.
 */
export const TRANSLATION_GUARD_SCRIPT = String.raw`{let F,M=new WeakMap,P=Node.prototype,R=P.removeChild,I=P.insertBefore,
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
