import { it } from 'vitest';
import { makeWeek } from '@/games/crumb-and-co/evenings';
import { starsOf } from '@/games/crumb-and-co/play';
import { MODES } from '@/games/crumb-and-co/config';
import { playWeek } from './bots';
it('x', () => {
  for (const kitchen of ['bakery', 'ramen'] as const)
    for (const mode of MODES)
      for (const [name, habits] of [
        ['bot', {}],
        ['slow', { paceTicks: 22 }],
        ['fast', { paceTicks: 8 }],
        ['poor', { wishes: [] }],
        ['idle', { isIdle: true }],
        ['calm', { isCalm: true, paceTicks: 30 }],
      ] as const) {
        let hist = [0, 0, 0, 0, 0];
        let lost = 0,
          secs = 0,
          n = 0,
          pct = [0, 0, 0, 0, 0],
          moves = 0;
        const min = [999, 999, 999, 999, 999];
        for (let s = 0; s < 6; s++) {
          const { play, moves: m } = playWeek(makeWeek('s' + s, kitchen, mode), habits);
          starsOf(play).forEach((x, i) => (hist[i]! += x));
          play.takings.forEach((t, i) => {
            const v = (t / play.week.evenings[i]!.stars[2]) * 104;
            pct[i]! += v / 6;
            min[i] = Math.min(min[i]!, v);
          });
          lost += play.lost;
          secs += play.tick / 20;
          n++;
          moves += m.length;
        }
        console.log(
          kitchen,
          mode,
          name,
          hist.map((x) => (x / 6).toFixed(1)).join(' '),
          'lost',
          (lost / n).toFixed(1),
          'secs',
          (secs / n).toFixed(0),
          'moves',
          (moves / n).toFixed(0),
          'pct',
          pct.map((x) => x.toFixed(0)).join(' '),
          'min',
          min.map((x) => x.toFixed(0)).join(' '),
        );
      }
});
