import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';
import {
  knobCurveOf,
  edgesOfPiece,
  isEdgePiece,
  knobsOf,
  makePieceGrid,
  outlineOf,
} from '@/games/lamplight-jigsaw/cut';
import { adjacentPieces } from '@/games/lamplight-jigsaw/snap';

const pieceGrid = makePieceGrid(15, 10, createRandom('cut'));
const pieces = Array.from({ length: 150 }, (_, piece) => piece);

describe('a jigsaw cut', () => {
  it('has a different curve between every two pieces', () => {
    const curves = [...pieceGrid.upright, ...pieceGrid.level].map(({ center, head, height, lean }) =>
      [center, head, height, lean].join(' '),
    );
    expect(new Set(curves).size).toBe(14 * 10 + 15 * 9);
  });

  it('has no two pieces with the same outline', () => {
    expect(new Set(pieces.map((piece) => outlineOf(pieceGrid, piece))).size).toBe(150);
  });

  it('has a knob opposite every hole, and straight sides only at the rim', () => {
    for (const piece of pieces) {
      const [, right, bottom] = knobsOf(pieceGrid, piece);
      if (piece % 15 < 14) expect(knobsOf(pieceGrid, piece + 1)[3]).toBe(-right!);
      if (piece < 135) expect(knobsOf(pieceGrid, piece + 15)[0]).toBe(-bottom!);
      expect(knobsOf(pieceGrid, piece).includes(0)).toBe(isEdgePiece(pieceGrid, piece));
    }
  });

  it('interlocks, because every knob is wider than its neck', () => {
    for (const profile of [...pieceGrid.upright, ...pieceGrid.level]) {
      expect(profile.head).toBeGreaterThan(profile.neck + 2);
      const alongs = knobCurveOf(profile).map(([along]) => along);
      expect(Math.min(...alongs.slice(3, 12))).toBeLessThan(profile.center - profile.neck);
    }
  });

  it('keeps apart the knobs that reach into the same piece', () => {
    for (const profile of [...pieceGrid.upright, ...pieceGrid.level]) {
      const points = knobCurveOf(profile);
      expect(Math.max(...points.map(([, away]) => away))).toBeLessThanOrEqual(24);
      const body = points.slice(2, -3).map(([along]) => along);
      expect(Math.min(...body)).toBeGreaterThan(20);
      expect(Math.max(...body)).toBeLessThan(80);
    }
  });

  it('gives both neighboring pieces the same curve', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pieces), (piece) => {
        const shared = adjacentPieces(15, 10, piece).map((other) => {
          const ownRules = edgesOfPiece(pieceGrid, piece);
          return edgesOfPiece(pieceGrid, other).some(
            (profile) => profile !== null && ownRules.includes(profile),
          );
        });
        expect(shared.every(Boolean)).toBe(true);
      }),
    );
  });
});
