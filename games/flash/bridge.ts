/** What a Flash file of ours may ask of the page: runs for its boards, rest, a start, and a sky beneath it. Others are given nothing. */
import type { FlashBegun } from '../kit/flash-start';
import type { Starwick } from '../sdk/api';
import type { RuffleElement, RufflePlayer } from './ruffle';
import { createSky } from './sky';

/** A weak connection may come back by the time the player has read the score. */
const TRY_AGAIN_MS = 2_000;
const MOST_TRIES = 5;

interface BridgeOptions {
  starwick: Pick<Starwick, 'run' | 'gameplay'>;
  player: Pick<RufflePlayer, 'callExternalInterface'>;
  element: Pick<RuffleElement, 'before' | 'onFSCommand'>;
  /** What its next start can say of it. The file takes calls from the first of these on. */
  onLeft(summary: string): void;
}

export interface Bridge {
  /** Begins a mode of the file, new or with the game that was left. Resolves once the file has left its own title. */
  begin(begun: FlashBegun): Promise<void>;
}

/** Listens to the commands of the file; what is not one of them is dropped. */
export const openBridge = ({ starwick, player, element, onLeft }: BridgeOptions): Bridge => {
  const sky = createSky((canvas) => element.before(canvas));
  let run: Promise<unknown> = Promise.resolve();
  let isOn = false;

  const call = (name: string, ...values: (string | number)[]): Promise<void> =>
    new Promise((resolve) => {
      // The emulator takes no call while it makes one.
      setTimeout(() => {
        player.callExternalInterface(name, ...values);
        resolve();
      });
    });
  const tell = (name: string, ...values: (string | number)[]): void => void call(name, ...values);
  const submit = async (value: number): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        await run;
        const { state, rank, entrants } = await starwick.run.submit({ value });
        tell('starwickRank', state, rank ?? 0, entrants ?? 0);
        return;
      } catch {
        if (tries === MOST_TRIES) return tell('starwickRank', 'lost', 0, 0);
        await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
      }
    }
  };
  const play = (next: boolean): void => {
    isOn = next;
    starwick.gameplay(isOn ? 'start' : 'stop');
  };

  const start = (mode: string, runId?: string): void => {
    const resume = runId ? { runId, activeMs: 0 } : undefined;
    run = starwick.run.start({ mode, ...(resume && { resume }) }).then((started) => {
      tell('starwickRun', started.runId);
      if (!isOn) return;
      // The clock was on before it had a run to tell of.
      starwick.gameplay('stop');
      starwick.gameplay('start');
    });
    run.catch(() => undefined);
  };

  const commands: Record<string, (values: string) => void> = {
    'starwick.start': (values) => {
      const [mode = '', runId] = values.split(' ');
      start(mode, runId);
    },
    'starwick.play': (values) => play(values === 'on'),
    'starwick.finish': (values) => {
      if (/^\d{1,9}$/.test(values)) void submit(Number(values));
    },
    'starwick.left': onLeft,
    'starwick.sky': sky,
  };
  element.onFSCommand = (command, values) => {
    if (!Object.hasOwn(commands, command)) return false;
    commands[command]?.(values);
    return true;
  };
  return { begin: ({ mode, how, isTold }) => call('starwickBegin', mode, how, isTold ? 'told' : '') };
};
