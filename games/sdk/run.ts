/** Manages the current run: its clock, and the checkpoints by which the server limits its time. */
import type { RunCheckpoint, RunStarted } from '@/lib/game-protocol';
import { createActiveClock } from './active-clock';
import type { StarwickRun } from './api';
import type { Channel } from './channel';

export const HEARTBEAT_MS = 15_000;
const MAX_PROGRESS_TEXT = 40;

export interface RunControl {
  api: StarwickRun;
  /** Starts or stops the clock and the heartbeat. */
  play(isOn: boolean, why: 'pause' | 'hide'): void;
}

/** Creates the run part of the SDK over a channel. */
export function createRun(channel: Channel): RunControl {
  const clock = createActiveClock();
  let current: RunStarted | null = null;
  let moveCount = 0;
  let progress: number | null = null;
  let progressText: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = (event: RunCheckpoint['event']) => {
    clearTimeout(timer);
    if (!current) return;
    // A lost checkpoint is harmless, because the next one contains the total.
    channel
      .call('run.checkpoint', { runId: current.runId, activeMs: clock.ms(), moveCount, progress, event })
      .catch(() => undefined);
    if (clock.isRunning()) timer = setTimeout(() => report('beat'), HEARTBEAT_MS);
  };

  return {
    play(isOn, why) {
      if (isOn === clock.isRunning()) return;
      if (isOn) clock.start();
      else clock.stop();
      report(isOn ? 'resume' : why);
    },
    api: {
      async start({ mode, levelKey = null, resume, hasTimedMoves }) {
        clock.stop();
        current = null;
        const started = await channel.call('run.start', {
          mode,
          levelKey,
          resumeRunId: resume?.runId ?? null,
          resumeActiveMs: resume?.activeMs,
          hasTimedMoves,
        });
        current = started;
        moveCount = 0;
        progress = null;
        clock.set(resume?.runId === started.runId ? resume.activeMs : 0);
        return started;
      },
      adopt(run, activeMs) {
        clock.stop();
        current = run;
        clock.set(activeMs);
      },
      activeMs: clock.ms,
      setMoveCount(count, share, words = '') {
        moveCount = count;
        progress = share === undefined ? null : Math.min(1, Math.max(0, share));
        const text = count > 0 && words ? words.slice(0, MAX_PROGRESS_TEXT) : null;
        if (text !== progressText) channel.notify('progress', { text, share: progress });
        progressText = text;
      },
      async submit(evidence) {
        clock.stop();
        clearTimeout(timer);
        if (!current) throw { code: 'refused', message: 'No run was started' };
        return channel.call('run.submit', {
          runId: current.runId,
          activeMs: clock.ms(),
          moves: 'moves' in evidence ? evidence.moves : null,
          value: 'value' in evidence ? evidence.value : null,
        });
      },
    },
  };
}
