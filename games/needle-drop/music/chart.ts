/** Creates the notes to press in a tune: its own melody with fewer notes at lower difficulties, assigned to lanes by pitch. */
import { LANES, type Chart, type ChartNote, type Note, type Strength, type TuneKey } from '../types';
import { TICKS } from './notation';
import { cachedScoreOf, type Score } from './score';

/**
 * For each difficulty, in ms: the minimum gap between two notes, the minimum length of a held note, and the minimum
 * gap after a held note.
 */
export const SPACING: readonly { gap: number; hold: number; rest: number }[] = [
  { gap: 470, hold: 900, rest: 320 },
  { gap: 290, hold: 760, rest: 230 },
  { gap: 150, hold: 620, rest: 170 },
];
/** For each difficulty, the number of bars between chords. 0 means no chords. */
const CHORD_BARS = [0, 4, 2];
/** If the pitch changes within this time (in ms), the next note is in another lane. */
const CLOSE_MS = 600;
const NEIGHBORS = 6;

const noteWeightOf = ({ at, ticks }: Note, barTicks: number): number =>
  (at % barTicks === 0 ? 4 : at % TICKS === 0 ? 2 : 0) + (ticks >= TICKS ? 1 : 0);

/** Returns the notes of a melody with a minimum gap. Notes on strong beats have priority over those between them. */
function thinNotes({ melody, barTicks, msAt }: Score, gap: number): Note[] {
  const byWeight = melody.toSorted(
    (a, b) => noteWeightOf(b, barTicks) - noteWeightOf(a, barTicks) || a.at - b.at,
  );
  const notes: Note[] = [];
  for (const note of byWeight) {
    const ms = msAt(note.at);
    if (notes.every(({ at }) => Math.abs(msAt(at) - ms) >= gap)) notes.push(note);
  }
  return notes.sort((a, b) => a.at - b.at);
}

/** Returns the lane of each note, by its pitch relative to nearby notes, so that an audible step is also visible. */
function assignLanes(notes: readonly Note[], msAt: Score['msAt']): number[] {
  const lanes: number[] = [];
  notes.forEach(({ midi, at }, i) => {
    const nearbyNotes = notes.slice(Math.max(0, i - NEIGHBORS), i + NEIGHBORS + 1).map((note) => note.midi);
    const [low, high] = [Math.min(...nearbyNotes), Math.max(...nearbyNotes)];
    let lane = Math.floor(((midi - low) * LANES) / (high - low + 1));
    const before = notes[i - 1];
    if (before && before.midi !== midi && lanes[i - 1] === lane && msAt(at) - msAt(before.at) < CLOSE_MS) {
      const direction = midi > before.midi ? 1 : -1;
      lane += lane + direction >= 0 && lane + direction < LANES ? direction : -direction;
    }
    lanes.push(lane);
  });
  return lanes;
}

function makeChart(key: TuneKey, strength: Strength): Chart {
  const score = cachedScoreOf(key);
  const { msAt, barTicks } = score;
  const { gap, hold, rest } = SPACING[strength]!;
  const chartNotes = thinNotes(score, gap);
  const lanes = assignLanes(chartNotes, msAt);
  const chordTicks = CHORD_BARS[strength]! * barTicks;
  const notes: ChartNote[] = [];
  chartNotes.forEach(({ at, ticks }, i) => {
    const ms = msAt(at);
    const next = chartNotes[i + 1];
    const end = Math.min(msAt(at + ticks) - 60, next ? msAt(next.at) - rest : Infinity);
    const isHeld = end - ms >= hold;
    const lane = lanes[i]!;
    notes.push({ lane, at: ms, end: isHeld ? end : ms });
    const isChord = chordTicks > 0 && at % chordTicks === 0 && ticks >= TICKS;
    if (isChord) notes.push({ lane: (lane + 2) % LANES, at: ms, end: ms });
  });
  const bars = Array.from({ length: score.bars + 1 }, (_, bar) => msAt(bar * barTicks));
  return { notes, lengthMs: score.lengthMs, bars };
}

const charts = new Map<string, Chart>();

/** Returns the chart of a tune at a difficulty. Each chart is created only once. */
export function cachedChartOf(key: TuneKey, strength: Strength): Chart {
  const name = `${key} ${strength}`;
  let chart = charts.get(name);
  if (!chart) charts.set(name, (chart = makeChart(key, strength)));
  return chart;
}
