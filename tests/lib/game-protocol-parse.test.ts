import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isJsonValue,
  parseFromGame,
  parseFromPage,
  parseResult,
  toGameError,
} from '@/lib/game-protocol-parse';

const createCall = (name: string, args: unknown, id: unknown = 1) => ({ kind: 'call', id, name, args });
const createNotice = (name: string, data: unknown) => ({ kind: 'notice', name, data });
const report = {
  ...{ runId: 'r', mode: 'daily', levelKey: '2026-11-21', title: 'Solved', label: '', went: 'no hints' },
  ...{ written: '1:12', noun: 'time', best: null, parts: [], isWon: true, status: 'sending', refusal: '' },
  ...{ result: null, shareText: 'Solved', actions: [] },
};
const run = { runId: 'r', activeMs: 10, moves: [['place', 0, 1]], value: null };

describe('parsing messages from a game', () => {
  it.each([
    createCall('init', null),
    createCall('run.start', { mode: 'daily', levelKey: '2026-11-21', resumeRunId: null }),
    createCall('run.start', {
      ...{ mode: 'r1', levelKey: null, resumeRunId: 'r' },
      ...{ resumeActiveMs: 4_200, hasTimedMoves: true },
    }),
    createCall('run.checkpoint', { runId: 'r', activeMs: 0, moveCount: 0, event: 'beat' }),
    createCall('run.submit', run),
    createCall('run.submit', { ...run, moves: null, value: 12.5 }),
    createCall('progress.save', { state: { a: [1, null, 'x'] } }),
    createCall('progress.load', null),
    createCall('ad', { kind: 'midgame' }),
    createCall('share', { text: 'x' }),
    createNotice('loading', { progress: 0.5 }),
    createNotice('ready', null),
    createNotice('gameplay', { state: 'stop' }),
    createNotice('celebrate', null),
    createNotice('navigate', { to: 'scores' }),
    createNotice('release', null),
    createNotice('settings.muted', { muted: true }),
    createNotice('result', report),
    createNotice('result', {
      ...report,
      shareGrid: { rows: ['🟨🟨'], signs: ['🟨'], text: '2 parts: all without help' },
    }),
  ])('accepts %j', (message) => expect(parseFromGame(message)).toEqual(message));

  it.each([
    null,
    'init',
    [],
    createCall('unknown', null),
    createCall('constructor', null),
    createCall('__proto__', null),
    createCall('init', null, -1),
    createCall('init', null, '1'),
    createCall('run.start', { mode: 'daily' }),
    createCall('run.start', { mode: 'x'.repeat(41), levelKey: null, resumeRunId: null }),
    createCall('run.start', { mode: 'r1', levelKey: null, resumeRunId: null, resumeActiveMs: -1 }),
    createCall('run.start', { mode: 'r1', levelKey: null, resumeRunId: null, hasTimedMoves: 1 }),
    createCall('run.checkpoint', { runId: 'r', activeMs: 1.5, moveCount: 0, event: 'beat' }),
    createCall('run.checkpoint', { runId: 'r', activeMs: 1, moveCount: 0, event: 'sleep' }),
    createCall('run.submit', { ...run, value: 1 }),
    createCall('run.submit', { ...run, moves: null }),
    createCall('run.submit', { ...run, moves: null, value: Infinity }),
    createCall('progress.save', { state: new Date() }),
    createCall('progress.save', { state: new Map() }),
    createCall('progress.save', { state: undefined }),
    createNotice('result', { ...report, shareGrid: { rows: '🟨', signs: [], text: '' } }),
    createNotice('result', { ...report, shareGrid: { rows: ['🟨'.repeat(41)], signs: [], text: '' } }),
    createNotice('result', { ...report, shareGrid: { rows: Array(13).fill('🟨'), signs: [], text: '' } }),
    createNotice('loading', { progress: 2 }),
    createNotice('navigate', { to: 'https://example.com' }),
    createNotice('settings.muted', { muted: 1 }),
    createNotice('toString', null),
  ])('drops %j', (message) => expect(parseFromGame(message)).toBeNull());

  it('drops a cyclic value instead of following it', () => {
    const state: Record<string, unknown> = {};
    state.self = state;
    expect(isJsonValue(state)).toBe(false);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true }),
        (any) => void [parseFromGame(any), parseFromPage(any)],
      ),
    );
  });
});

describe('parsing messages from the page', () => {
  const settings = { muted: true, reducedMotion: false, theme: 'contrast' };
  it.each([
    { kind: 'reply', id: 3, ok: true, result: { savedAt: 'now' } },
    { kind: 'reply', id: 3, ok: false, error: { code: 'offline', message: '' } },
    { kind: 'event', name: 'settings', data: settings },
    { kind: 'event', name: 'pause', data: null },
  ])('accepts %j', (message) => expect(parseFromPage(message)).toEqual(message));

  it.each([
    { kind: 'reply', id: 3 },
    { kind: 'reply', id: 3, ok: false, error: 'no' },
    { kind: 'reply', id: 3, ok: false, error: { code: 'other', message: '' } },
    { kind: 'event', name: 'settings', data: { ...settings, theme: 'pink' } },
    { kind: 'event', name: 'resume', data: 1 },
  ])('drops %j', (message) => expect(parseFromPage(message)).toBeNull());

  it('checks a result against the call that requested it', () => {
    expect(parseResult('run.checkpoint', null)).toEqual({ value: null });
    expect(parseResult('share', { how: 'copied' })).not.toBeNull();
    expect(parseResult('share', { how: 'faxed' })).toBeNull();
  });
});

describe('converting an error for a game', () => {
  it('returns only errors of the protocol', () => {
    expect(toGameError({ code: 'offline', message: 'No network', stack: 'x' })).toEqual({
      code: 'offline',
      message: 'No network',
    });
    expect(toGameError(new Error('password=1')).message).not.toContain('password');
  });
});
