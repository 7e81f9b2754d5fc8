/** Plays the four maps of a chapter with a bot, and returns its moves. */
import { ACTION_CODES } from '@/games/crown-and-cobble/night';
import { createPlay, applyPress, type ChapterSpec } from '@/games/crown-and-cobble/play';
import type { Move, Play } from '@/games/crown-and-cobble/types';
import { playNight, type BotHabits } from './bot';

/** Plays a chapter until it is won or a night is lost. */
export function playChapter(spec: ChapterSpec, habits?: BotHabits): { play: Play; moves: Move[] } {
  const play = createPlay(spec);
  const moves: Move[] = [];
  while (play.phase === 'night') {
    const { night } = play;
    const result = playNight(night, habits);
    const rest = night.tick - result.reduce((sum, [ticks]) => sum + ticks, 0);
    play.tick += night.tick;
    const last = night.end === 'won' ? ACTION_CODES.next : ACTION_CODES.finish;
    applyPress(play, last, 0);
    moves.push(...result, [rest, last, 0]);
  }
  return { play, moves };
}
