/** Schedules the sounds of a tune slightly in advance, by the clock of the audio context. */
import type { TuneKey } from '../types';
import { arrangeScore, type SoundingNote } from './arrange';
import { cachedScoreOf } from './score';
import type { Speaker } from './speaker';
import { playNoise, playNote, VOICES } from './voices';

export interface MusicBand {
  open(key: TuneKey): void;
  /** Starts playing at a time of the tune. */
  start(fromMs: number): void;
  stop(): void;
  /** Schedules the next sounds. `zeroMs` is the page's time at which the tune began. */
  follow(songMs: number, zeroMs: number): void;
  /** Makes the melody clear while the player hits notes, or softer after a miss. */
  setClear(isClear: boolean): void;
}

const AHEAD_MS = 220;
/** The maximum delay of a sound in seconds. Later sounds are omitted. */
const MAX_DELAY_S = 0.03;
const BACK = 0.16;

/** Creates the band. */
export function createBand(speaker: Speaker): MusicBand {
  let sounds: SoundingNote[] = [];
  let lead = VOICES.piano!;
  let next = 0;
  let bus: GainNode | null = null;
  let leadBus: GainNode | null = null;
  let isClear = true;

  const openBuses = (context: AudioContext) => {
    bus = context.createGain();
    leadBus = context.createGain();
    leadBus.gain.value = isClear ? 1 : BACK;
    leadBus.connect(bus).connect(speaker.out!);
  };
  const play = (context: AudioContext, { part, midis, lengthMs, loud }: SoundingNote, at: number) => {
    if (part === 'brush' || part === 'drum' || part === 'tick')
      return playNoise(context, bus!, speaker.noise!, part, at, loud);
    const voice = part === 'lead' ? lead : VOICES[part]!;
    const out = part === 'lead' ? leadBus! : bus!;
    for (const midi of midis) playNote(context, out, voice, midi, at, (lengthMs / 1000) * 0.92, loud);
  };
  return {
    open(key) {
      const score = cachedScoreOf(key);
      sounds = arrangeScore(score);
      lead = VOICES[score.tune.lead]!;
      next = 0;
    },
    start(fromMs) {
      next = sounds.findIndex(({ ms }) => ms >= fromMs);
      if (next < 0) next = sounds.length;
      isClear = true;
      speaker.crackle(true);
    },
    stop() {
      // Disconnecting the bus also cancels all sounds scheduled on it.
      bus?.disconnect();
      bus = leadBus = null;
      speaker.crackle(false);
    },
    follow(songMs, zeroMs) {
      const { context } = speaker;
      while (next < sounds.length && sounds[next]!.ms <= songMs + AHEAD_MS) {
        const sounding = sounds[next++]!;
        const at = speaker.contextTimeAt(zeroMs + sounding.ms);
        if (!context || at === null || at < context.currentTime - MAX_DELAY_S) continue;
        if (!bus) openBuses(context);
        play(context, sounding, Math.max(at, context.currentTime));
      }
    },
    setClear(isOn) {
      if (isClear === isOn) return;
      isClear = isOn;
      const { context } = speaker;
      if (context && leadBus) leadBus.gain.setTargetAtTime(isOn ? 1 : BACK, context.currentTime, 0.03);
    },
  };
}
