/**
 * Manages the audio output: an audio context that starts with a gesture, its clock relative to the page's clock, and a
 * main volume.
 */
import type { GameSettings } from '@/lib/game-protocol';
import type { Starwick } from '../../sdk/api';
import { makeNoise, playNoise, playNote, VOICES } from './voices';

export interface Speaker {
  /** The audio context. Null before a gesture has started it, or without Web Audio. */
  readonly context: AudioContext | null;
  readonly out: AudioNode | null;
  readonly noise: AudioBuffer | null;
  /** Starts the audio context. Must be called during a gesture. */
  wake(): void;
  /** Converts a time of the page's clock to the context's time. Returns null while the context is not running. */
  contextTimeAt(pageMs: number): number | null;
  /** Plays a note at once. */
  note(voice: string, midi: number, loud: number, lengthS?: number): void;
  /** Plays a short wooden tick, delayed by a number of ms. */
  tick(loud: number, inMs?: number): void;
  crackle(isOn: boolean): void;
}

/** The maximum plausible output latency in seconds. Browsers report larger values only by mistake. */
const MAX_LATENCY_S = 0.3;
/** The weight of a new reading in the average difference between the two clocks. */
const NEW_SHARE = 0.1;
const JUMP_S = 0.08;

/** Creates the audio output. It is silent while muted. */
export function createSpeaker(starwick: Pick<Starwick, 'settings' | 'on'>): Speaker {
  let context: AudioContext | null = null;
  let out: GainNode | null = null;
  let noise: AudioBuffer | null = null;
  let groove: AudioBufferSourceNode | null = null;
  /** The context's time minus the page's time, in seconds. */
  let skewS: number | null = null;
  const setMuted = ({ muted }: GameSettings) => {
    if (out) out.gain.value = muted ? 0 : 0.9;
  };
  starwick.on('settings', setMuted);
  const measure = () => {
    if (context?.state !== 'running') return (skewS = null);
    const read = context.currentTime - performance.now() / 1000;
    skewS = skewS === null || Math.abs(read - skewS) > JUMP_S ? read : skewS + (read - skewS) * NEW_SHARE;
    return skewS;
  };
  return {
    get context() {
      return context;
    },
    get out() {
      return out;
    },
    get noise() {
      return noise;
    },
    wake() {
      if (typeof AudioContext === 'undefined') return;
      if (!context) {
        context = new AudioContext({ latencyHint: 'interactive' });
        const press = context.createDynamicsCompressor();
        out = context.createGain();
        out.connect(press).connect(context.destination);
        noise = makeNoise(context, 1, false);
        setMuted(starwick.settings());
      }
      if (context.state !== 'running') void context.resume().catch(() => undefined);
    },
    contextTimeAt(pageMs) {
      const skew = measure();
      if (skew === null) return null;
      const latency = Math.min(MAX_LATENCY_S, context!.outputLatency || context!.baseLatency || 0);
      return pageMs / 1000 + skew - latency;
    },
    note(voice, midi, loud, lengthS = 0.3) {
      if (context?.state === 'running')
        playNote(context, out!, VOICES[voice]!, midi, context.currentTime, lengthS, loud);
    },
    tick(loud, inMs = 0) {
      if (context?.state === 'running')
        playNoise(context, out!, noise!, 'tick', context.currentTime + inMs / 1000, loud);
    },
    crackle(isOn) {
      groove?.stop();
      groove = null;
      if (!isOn || context?.state !== 'running') return;
      groove = context.createBufferSource();
      groove.buffer = makeNoise(context, 3, true);
      groove.loop = true;
      const gain = context.createGain();
      gain.gain.value = 0.35;
      groove.connect(gain).connect(out!);
      groove.start();
    },
  };
}
