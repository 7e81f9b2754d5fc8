import { it } from 'vitest';
import { writeFileSync } from 'fs';
import { playChapter } from './chapter';
import { EDITIONS } from '@/games/crown-and-cobble/config';
import { scoreOf } from '@/games/crown-and-cobble/play';
it('writes', () => {
  const runs = EDITIONS.flatMap(({ world, keyword }) => (['first', 'third'] as const).map((chapter) => {
    const strength = 'calm' as const;
    const { play, moves } = playChapter({ world, chapter, strength });
    console.log(keyword, chapter, play.results.map(r=>r.stars), moves.length, scoreOf(play));
    return { keyword, mode: `${chapter}-${strength}`, score: scoreOf(play), moves };
  }));
  writeFileSync('tests/games/crown-and-cobble/golden-runs.json', JSON.stringify(runs) + '\n');
}, 300000);
