/** Plays the instruments. A note is two oscillators through a filter, and a brush is filtered noise. */

export interface Voice {
  wave: OscillatorType;
  /** The second oscillator: its frequency as a multiple of the pitch, and its volume. */
  over: readonly [ratio: number, loud: number];
  attackS: number;
  /** The time in which a plucked note decays, in seconds, or 0 for a sustained note. */
  decayS: number;
  cutoff: number;
  loud: number;
  /** The number of octaves above the written pitch. */
  octave: number;
}

export const VOICES: Readonly<Record<string, Voice>> = {
  reed: { wave: 'triangle', over: [3, 0.18], attackS: 0.03, decayS: 0, cutoff: 2_600, loud: 0.2, octave: 0 },
  piano: {
    wave: 'triangle',
    over: [2, 0.3],
    attackS: 0.004,
    decayS: 0.7,
    cutoff: 3_800,
    loud: 0.3,
    octave: 0,
  },
  vibes: { wave: 'sine', over: [4, 0.16], attackS: 0.006, decayS: 1.4, cutoff: 4_000, loud: 0.32, octave: 0 },
  box: {
    wave: 'sine',
    over: [5.02, 0.12],
    attackS: 0.003,
    decayS: 1.2,
    cutoff: 6_000,
    loud: 0.28,
    octave: 1,
  },
  guitar: {
    wave: 'triangle',
    over: [2, 0.22],
    attackS: 0.005,
    decayS: 0.9,
    cutoff: 2_200,
    loud: 0.34,
    octave: 0,
  },
  brass: {
    wave: 'sawtooth',
    over: [1.003, 0.5],
    attackS: 0.035,
    decayS: 0,
    cutoff: 1_700,
    loud: 0.12,
    octave: 0,
  },
  bass: { wave: 'triangle', over: [2, 0.1], attackS: 0.008, decayS: 0.9, cutoff: 900, loud: 0.34, octave: 0 },
  chord: {
    wave: 'triangle',
    over: [2, 0.12],
    attackS: 0.008,
    decayS: 0.6,
    cutoff: 1_500,
    loud: 0.062,
    octave: 0,
  },
  bell: {
    wave: 'sine',
    over: [2.76, 0.28],
    attackS: 0.003,
    decayS: 2.2,
    cutoff: 7_000,
    loud: 0.26,
    octave: 0,
  },
};

export const pitchOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** Plays a note at a time of the audio context. Returns a function that stops it. */
export function playNote(
  context: BaseAudioContext,
  out: AudioNode,
  voice: Voice,
  midi: number,
  at: number,
  lengthS: number,
  loud: number,
): OscillatorNode[] {
  const { wave, over, attackS, decayS, cutoff, octave } = voice;
  const gain = context.createGain();
  const filter = context.createBiquadFilter();
  filter.frequency.value = cutoff;
  const peak = voice.loud * loud;
  const end = at + (decayS ? Math.max(lengthS, 0.12) + decayS * 0.4 : lengthS + 0.08);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(peak, at + attackS);
  if (decayS) gain.gain.setTargetAtTime(0.0001, at + attackS, decayS / 3);
  else gain.gain.setTargetAtTime(peak * 0.7, at + attackS, 0.2);
  gain.gain.setTargetAtTime(0.0001, Math.max(at + attackS, at + lengthS - 0.02), 0.06);
  filter.connect(gain).connect(out);
  const frequency = pitchOf(midi) * 2 ** octave;
  return [1, over[0]].map((ratio, i) => {
    const tone = context.createOscillator();
    tone.type = i ? 'sine' : wave;
    tone.frequency.value = frequency * ratio;
    const part = context.createGain();
    part.gain.value = i ? over[1] : 1;
    tone.connect(part).connect(filter);
    tone.start(at);
    tone.stop(end + 0.3);
    return tone;
  });
}

/** Creates noise for brushes and the crackle of the groove. */
export function makeNoise(context: BaseAudioContext, seconds: number, isCrackle: boolean): AudioBuffer {
  const buffer = context.createBuffer(1, Math.floor(context.sampleRate * seconds), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (isCrackle ? 0.012 : 1);
  if (isCrackle)
    for (let pop = 0; pop < seconds * 11; pop++) {
      const at = Math.floor(Math.random() * (data.length - 60));
      const size = Math.random() ** 3;
      for (let i = 0; i < 50; i++) data[at + i]! += (Math.random() * 2 - 1) * size * (1 - i / 50);
    }
  return buffer;
}

const NOISES = {
  brush: { frequency: 5_200, q: 0.6, lengthS: 0.13, loud: 0.075 },
  drum: { frequency: 130, q: 1.4, lengthS: 0.12, loud: 0.3 },
  tick: { frequency: 8_600, q: 1.2, lengthS: 0.05, loud: 0.05 },
} as const;

/** Plays a brush, a soft drum or a tick. */
export function playNoise(
  context: BaseAudioContext,
  out: AudioNode,
  noise: AudioBuffer,
  kind: keyof typeof NOISES,
  at: number,
  loud: number,
): AudioBufferSourceNode {
  const { frequency, q, lengthS, loud: full } = NOISES[kind];
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = frequency;
  filter.Q.value = q;
  const gain = context.createGain();
  gain.gain.setValueAtTime(full * loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lengthS);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, Math.random() * 0.5, lengthS + 0.05);
  return source;
}
