/** The move record that the Flash file writes, read by the page. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Moves, Recorder } from '@/games/orbit-keeper/compiled/replay.mjs';
import { readMoves } from '@/games/orbit-keeper/log';

const { pulse, end } = Moves.LIMITS;

describe('reading a move record', () => {
  it('returns the moves that were recorded', () => {
    const recorder = new Recorder();
    const aim = Moves.aim(2, 170);
    expect(recorder.hold(0, aim)).toBe(aim);
    recorder.pulse(89);
    recorder.pulse(180);
    recorder.hold(1_000, Moves.keys(-1, 1));
    recorder.end(1_000);
    expect(readMoves(recorder.text)).toEqual([
      [0, aim],
      [89, pulse],
      [91, pulse],
      [820, Moves.keys(-1, 1)],
      [0, end],
    ]);
  });

  it('needs no escapes in JSON', () => {
    const recorder = new Recorder();
    for (let tick = 0; tick < 9_000; tick += 3) recorder.hold(tick, Moves.aim(tick, 104 + (tick % 110)));
    expect(JSON.stringify(recorder.text)).toHaveLength(recorder.text.length + 2);
  });

  it('drops pointer input between two recorded moves', () => {
    const recorder = new Recorder();
    const first = recorder.hold(0, Moves.aim(0, 120));
    expect(recorder.hold(2, Moves.aim(1, 120))).toBe(first);
    expect(recorder.hold(3, Moves.aim(2, 120))).toBe(Moves.aim(2, 120));
    expect(recorder.count).toBe(2);
  });

  it.each(['1500', '#', '##', '~', '~~~', '# #', '#é#', '"##', '#\\#'])('refuses %j', (text) => {
    expect(readMoves(text)).toBeNull();
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readMoves(text)));
  });
});
