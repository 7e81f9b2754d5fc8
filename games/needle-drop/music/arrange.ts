/** Arranges the accompaniment of the melody (bass, chords and brushes) in the style of the tune. */
import { TICKS, type Chord } from './notation';
import type { Score } from './score';
import type { Style } from '../types';

export type Part = 'lead' | 'bass' | 'chord' | 'brush' | 'drum' | 'tick';

export interface SoundingNote {
  part: Part;
  ms: number;
  lengthMs: number;
  /** The MIDI pitches, or none for brushes. */
  midis: readonly number[];
  /** The volume, 0 to 1. */
  loud: number;
}

interface Pattern {
  /** The beats and tones of the bass: tone 0 is the chord's root, 2 the fifth. `walk` is a walking bass. */
  bass: readonly (readonly [beat: number, tone: number])[] | 'walk';
  /** The beats of the chords, and their length in beats. */
  chords: readonly (readonly [beat: number, beats: number])[] | 'broken';
  brush: readonly number[];
  drum: readonly number[];
  tick: readonly number[];
}

const PATTERNS: Readonly<Record<Style, Pattern>> = {
  waltz: {
    bass: [[0, 0]],
    chords: [
      [1, 0.7],
      [2, 0.7],
    ],
    brush: [1, 2],
    drum: [0],
    tick: [],
  },
  rag: {
    bass: [
      [0, 0],
      [2, 2],
    ],
    chords: [
      [1, 0.5],
      [3, 0.5],
    ],
    brush: [1, 3],
    drum: [],
    tick: [0.5, 1.5, 2.5, 3.5],
  },
  jazz: {
    bass: 'walk',
    chords: [
      [1.5, 0.6],
      [3, 0.5],
    ],
    brush: [1, 3],
    drum: [],
    tick: [0, 1, 1.5, 2, 3, 3.5],
  },
  lullaby: { bass: [[0, 0]], chords: 'broken', brush: [], drum: [], tick: [] },
  bossa: {
    bass: [
      [0, 0],
      [1.5, 2],
      [2, 2],
      [3.5, 0],
    ],
    chords: [
      [0, 1],
      [1.5, 1],
      [3, 0.8],
    ],
    brush: [0.5, 1.5, 2.5, 3.5],
    drum: [0, 2],
    tick: [0, 1.5, 3],
  },
  march: {
    bass: [
      [0, 0],
      [2, 2],
    ],
    chords: [
      [1, 0.5],
      [3, 0.5],
    ],
    brush: [0, 1, 2, 3, 3.5],
    drum: [0, 2],
    tick: [],
  },
};

const LOWEST_BASS = 38;
const LOWEST_CHORD = 54;

const toneAbove = (lowest: number, tone: number): number => lowest + ((((tone - lowest) % 12) + 12) % 12);
const voiceChord = ({ tones }: Chord): number[] =>
  tones.map((tone) => toneAbove(LOWEST_CHORD, tone)).sort((a, b) => a - b);

/** Returns the chord's root, third and fifth on the first beats, then a step toward the next root. */
function walkBass(chord: Chord, next: Chord | undefined, beat: number, beats: number): number {
  const root = toneAbove(LOWEST_BASS, chord.tones[0]!);
  if (beat === 0) return root;
  if (beat === beats - 1 && next) return toneAbove(LOWEST_BASS, next.tones[0]!) + (beats % 2 ? 1 : -1);
  return toneAbove(root, chord.tones[beat % 2 ? 1 : 2]!);
}

function playBar(score: Score, bar: number): SoundingNote[] {
  const { tune, chords, barTicks, msAt } = score;
  const { bass, chords: strums, brush, drum, tick } = PATTERNS[tune.style];
  const from = bar * barTicks;
  const chordAt = (at: number) => chords.findLast((chord) => chord.at <= at)!;
  const createSounding = (
    part: Part,
    beat: number,
    beats: number,
    midis: readonly number[],
    loud: number,
  ): SoundingNote => {
    const at = from + beat * TICKS;
    const ms = msAt(at);
    return { part, ms, lengthMs: msAt(at + beats * TICKS) - ms, midis, loud };
  };
  const sounds: SoundingNote[] = [];
  for (let beat = 0; beat < tune.beats; beat++) {
    const at = from + beat * TICKS;
    const chord = chordAt(at);
    if (bass === 'walk') {
      const next = chords.find((one) => one.at > chord.at);
      const midi = walkBass(chord, next, (at - chord.at) / TICKS, chord.ticks / TICKS);
      sounds.push(createSounding('bass', beat, 0.95, [midi], 0.8));
    }
    if (strums === 'broken') {
      const tones = voiceChord(chord);
      sounds.push(createSounding('chord', beat, 1.4, [tones[beat % tones.length]!], 0.7));
      sounds.push(createSounding('chord', beat + 0.5, 1.4, [tones[(beat + 1) % tones.length]! + 12], 0.45));
    }
  }
  if (bass !== 'walk')
    for (const [beat, tone] of bass) {
      const chord = chordAt(from + beat * TICKS);
      // Playing the fifth in every other bar gives a waltz its motion.
      const turned = bass.length === 1 && bar % 2 && chordAt(from - 1).tones[0] === chord.tones[0] ? 2 : tone;
      sounds.push(
        createSounding(
          'bass',
          beat,
          tune.beats / bass.length - 0.15,
          [toneAbove(LOWEST_BASS, chord.tones[turned]!)],
          0.9,
        ),
      );
    }
  if (strums !== 'broken')
    for (const [beat, beats] of strums)
      sounds.push(createSounding('chord', beat, beats, voiceChord(chordAt(from + beat * TICKS)), 0.7));
  for (const beat of brush) sounds.push(createSounding('brush', beat, 0.4, [], beat % 1 ? 0.4 : 0.7));
  for (const beat of drum) sounds.push(createSounding('drum', beat, 0.4, [], 0.6));
  for (const beat of tick) sounds.push(createSounding('tick', beat, 0.2, [], beat % 1 ? 0.4 : 0.6));
  return sounds;
}

/** Returns all sounds of a tune in chronological order. */
export function arrangeScore(score: Score): SoundingNote[] {
  const { melody, bars, msAt, chords, barTicks } = score;
  const lead = melody.map(({ at, ticks, midi }): SoundingNote => {
    const ms = msAt(at);
    return { part: 'lead', ms, lengthMs: msAt(at + ticks) - ms, midis: [midi], loud: at % TICKS ? 0.85 : 1 };
  });
  const band = Array.from({ length: bars }, (_, bar) => playBar(score, bar)).flat();
  const last = chords.at(-1)!;
  const end = msAt(bars * barTicks);
  const close: SoundingNote[] = [
    { part: 'bass', ms: end, lengthMs: 1_300, midis: [toneAbove(LOWEST_BASS, last.tones[0]!)], loud: 0.9 },
    { part: 'chord', ms: end, lengthMs: 1_300, midis: voiceChord(last), loud: 0.8 },
  ];
  return [...lead, ...band, ...close].sort((a, b) => a.ms - b.ms);
}
