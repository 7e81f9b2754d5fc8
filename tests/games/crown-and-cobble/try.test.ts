import { it } from 'vitest';
import { playMap } from './bot';
import { createNight, step, act, ACTION } from '@/games/crown-and-cobble/night';
const worlds = (process.env.W ?? 'town,sea').split(',') as ('town'|'sea')[];
const maps = (process.env.M ?? '0,1,2,3,4,5,6,7,8,9,10,11').split(',').map(Number);
it('x', () => {
  const out: string[] = [];
  for (const w of worlds) for (const i of maps) {
    const t = performance.now();
    const cells = (process.env.S ?? 'calm,brisk,fierce').split(',').map((s) => {
      const n = playMap(w, i, s as never);
      return `${n.end} ♥${n.hearts} ${n.points}p w${n.wave} ${Math.round(n.tick/20)}s c${n.coins} t${n.towers.map((x)=>x.kind+(x.level?'ab'[x.way]!+x.level:'')).join(' ')}`;
    });
    out.push(`${w} ${i} ${n0(w,i)}\n   ${cells.join('\n   ')}  ${Math.round(performance.now()-t)}ms`);
  }
  console.log(out.join('\n'));
}, 600000);
function n0(w: any, i: number) { const n = createNight(w, i, 'calm'); act(n, ACTION.call, 0); while (!n.end) step(n); return 'lazy ' + n.end; }
