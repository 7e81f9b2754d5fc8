/**
 * Handles the commands that our own Flash files may send to the page: start and submit runs, report play and moves,
 * and set the background sky. Other files may send none.
 */
import type { RunStarted } from '@/lib/game-protocol';
import type { StartedFlashGame, FlashStart } from '../kit/flash-start';
import { isRecord } from '../kit/is-record';
import type { Starwick } from '../sdk/api';
import type { RuffleElement, RufflePlayer } from './ruffle';
import { createNightSky } from './night-sky';

/** The delay before a failed submission is retried. A weak connection may recover while the player reads the score. */
const TRY_AGAIN_MS = 2_000;
const MAX_TRIES = 5;
/** The maximum time that a game waits for its run. Afterward, the game begins without one. */
const RUN_WITHIN_MS = 8_000;
/** The values of a start: the mode, the number of moves, the active time in ms, and the run of a saved game. */
const START = /^([a-z]{1,40}) (\d{1,6}) (\d{1,9}) (.{0,2000})$/;

interface BridgeOptions {
  starwick: Pick<Starwick, 'run' | 'gameplay'>;
  player: Pick<RufflePlayer, 'callExternalInterface'>;
  element: Pick<RuffleElement, 'before' | 'onFSCommand'>;
  spec: Pick<FlashStart, 'readMoves'>;
  /** Receives the state that the next start screen shows. The file accepts calls only after its first report. */
  onLeft(summary: string): void;
}

export interface Bridge {
  /** Begins a mode of the file, either anew or with the saved game. Resolves once the file has left its own title screen. */
  begin(startChoice: StartedFlashGame): Promise<void>;
  /** Stops the clock of the run while the emulator is suspended. */
  setSuspended(isSuspended: boolean): void;
}

const isRefusal = (error: unknown): boolean =>
  isRecord(error) && ['refused', 'not_found', 'too_large'].includes(String(error.code));

/** Parses the run that a file has received earlier and saved. Returns null if it is invalid. */
const readRun = (text: string): RunStarted | null => {
  try {
    const run: unknown = JSON.parse(text);
    if (!isRecord(run)) return null;
    const { runId, seed, levelKey, mode, startedAt } = run;
    const isText = [runId, seed, mode, startedAt].every((value) => typeof value === 'string');
    return isText && levelKey === null ? (run as unknown as RunStarted) : null;
  } catch {
    return null;
  }
};

const withTimeout = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject({ code: 'timeout', message: 'No run in time.' }), ms),
    ),
  ]);

/** Listens to the commands of a file. Ignores unknown commands. */
export const openBridge = ({ starwick, player, element, spec, onLeft }: BridgeOptions): Bridge => {
  const sky = createNightSky((canvas) => element.before(canvas));
  let starts = 0;
  let isOn = false;
  let isSuspended = false;
  let isRunning = false;

  const callMovie = (name: string, ...values: (string | number)[]): Promise<void> =>
    new Promise((resolve) => {
      // The emulator accepts no call while it is making one, so the call is delayed.
      setTimeout(() => {
        player.callExternalInterface(name, ...values);
        resolve();
      });
    });
  const send = (name: string, ...values: (string | number)[]): void => void callMovie(name, ...values);

  const runClock = (): void => {
    const shouldRun = isOn && !isSuspended;
    if (shouldRun === isRunning) return;
    isRunning = shouldRun;
    starwick.gameplay(shouldRun ? 'start' : 'stop');
  };

  const start = async (mode: string, moveCount: number, activeMs: number, saved: string): Promise<void> => {
    const savedRun = readRun(saved);
    const number = (starts += 1);
    const resume = savedRun ? { resume: { runId: savedRun.runId, activeMs } } : {};
    const started = await withTimeout(
      starwick.run.start({ mode, hasTimedMoves: true, ...resume }),
      RUN_WITHIN_MS,
    ).catch(() => null);
    // The player has started another game in the meantime.
    if (number !== starts) return;
    if (started && savedRun && started.runId !== savedRun.runId) return send('starwickRun', '', '', 'closed');
    if (!started && !savedRun) return send('starwickRun', '', '', 'offline');
    const run = started ?? savedRun!;
    // Without a connection, a saved game continues its run.
    if (!started) starwick.run.adopt(run, activeMs);
    starwick.run.setMoveCount(moveCount);
    send('starwickRun', JSON.stringify(run), run.seed, '');
  };

  const submit = async (text: string): Promise<void> => {
    const moves = spec.readMoves(text);
    if (!moves) return send('starwickRank', 'refused', 0, 0);
    for (let tries = 1; ; tries += 1) {
      try {
        const { state, rank, entrants } = await starwick.run.submit({ moves });
        return send('starwickRank', state, rank ?? 0, entrants ?? 0);
      } catch (error) {
        if (isRefusal(error)) return send('starwickRank', 'refused', 0, 0);
        if (tries === MAX_TRIES) return send('starwickRank', 'lost', 0, 0);
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    }
  };

  const commands: Record<string, (values: string) => void> = {
    'starwick.start': (values) => {
      const [, mode, moves, ms, saved = ''] = START.exec(values) ?? [];
      if (mode) void start(mode, Number(moves), Number(ms), saved);
    },
    'starwick.play': (values) => {
      isOn = values === 'on';
      runClock();
    },
    'starwick.moves': (values) => {
      if (/^\d{1,6}$/.test(values)) starwick.run.setMoveCount(Number(values));
    },
    'starwick.finish': (values) => void submit(values),
    'starwick.left': onLeft,
    'starwick.sky': sky,
  };
  element.onFSCommand = (command, values) => {
    if (!Object.hasOwn(commands, command)) return false;
    commands[command]?.(values);
    return true;
  };
  return {
    begin: ({ mode, how, isInstructed }) => callMovie('starwickBegin', mode, how, isInstructed ? 'told' : ''),
    setSuspended(next) {
      isSuspended = next;
      runClock();
    },
  };
};
