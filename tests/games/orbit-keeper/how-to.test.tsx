// @vitest-environment jsdom
/** The help exists twice, on the page and in the file; both must have the same text. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRows } from '@/games/orbit-keeper/how-to';

const source = readFileSync(
  join(resolve(import.meta.dirname, '../../../games/orbit-keeper'), 'src/screens/HowTo.hx'),
  'utf8',
);
/** Matches `return Look.isTouch ? [ … ] : [ … ];` */
const [, touch = '', mouse = ''] = /Look\.isTouch \? \[(.*?)\] : \[(.*?)\];/s.exec(source) ?? [];
const rowsIn = (list: string): string[] => [...list.matchAll(/'([^']*)'/g)].map(([, text]) => text!);

describe('the help on the page', () => {
  it.each([
    { hand: 'a finger', isTouch: true, list: touch },
    { hand: 'mouse and keys', isTouch: false, list: mouse },
  ])('contains the same five points for $hand as the help in the Flash file', ({ isTouch, list }) => {
    expect(rowsIn(list)).toHaveLength(5);
    expect(createRows(isTouch).map(({ text }) => text)).toEqual(rowsIn(list));
  });
});
