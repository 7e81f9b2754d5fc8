/** Tests the parts of a packed game: its one-hour trial, its key, its storage, and its results. */
import { describe, expect, it } from 'vitest';
import { OFFLINE_PACKS } from '@/games/catalog';
import { createLicenseState } from '@/games/offline/license';
import { createRuns, listBests } from '@/games/offline/runs';
import { createStore } from '@/games/offline/store';
import { createTrial, TRIAL_MS } from '@/games/offline/trial';
import { WORDS } from '@/games/offline/words';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { findRules } from '@/server/scores/games/rules';
import { levelFor } from '@/games/quiet-sudoku/rules';
import { editionOf } from '@/games/quiet-sudoku/config';
import { createLicenseSigner } from '@/server/product/shop/signer';
import { issueLicense, SIGNER_PUBLIC_KEYS, LICENSE_SKU } from '../../support/license-mutations';

const MINUTE_MS = 60_000;
const createMemoryStorage = (): Storage => {
  const saved = new Map<string, string>();
  return {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  } as unknown as Storage;
};
const pack = OFFLINE_PACKS.find(({ sku }) => sku === LICENSE_SKU)!;

describe('the one-hour trial', () => {
  it('counts playing time only, and continues where the player left off', () => {
    const storage = createMemoryStorage();
    let at = 0;
    const open = () => createTrial(createStore(LICENSE_SKU, storage), () => at);
    const first = open();
    at += 10 * MINUTE_MS;
    expect(first.leftMs()).toBe(TRIAL_MS);
    first.start();
    at += 20 * MINUTE_MS;
    expect(first.leftMs()).toBe(40 * MINUTE_MS);
    first.stop();
    at += 90 * MINUTE_MS;
    const second = open();
    expect(second.leftMs()).toBe(40 * MINUTE_MS);
    second.start();
    at += 50 * MINUTE_MS;
    second.tick();
    expect([second.leftMs(), open().leftMs()]).toEqual([0, 0]);
  });

  it.each(['null', '"ten"', '-5', 'NaN', '{', '1e999'])('ends when its stored value is %s', (text) => {
    const storage = createMemoryStorage();
    storage.setItem(`${LICENSE_SKU}:trial`, text);
    expect(createTrial(createStore(LICENSE_SKU, storage), () => 0).leftMs()).toBe(0);
  });
});

describe('the license key of a downloaded game', () => {
  const open = (storage: Storage | null = createMemoryStorage()) =>
    createLicenseState(createStore(LICENSE_SKU, storage), LICENSE_SKU, pack.title, SIGNER_PUBLIC_KEYS);

  it('unlocks the game in any letter case and spacing, and passes verification at each start', () => {
    const storage = createMemoryStorage();
    expect(open(storage).isUnlocked()).toBe(false);
    expect(open(storage).enter(`  ${issueLicense().toLowerCase()}\n`)).toBeNull();
    expect(open(storage).isUnlocked()).toBe(true);
    storage.setItem(`${LICENSE_SKU}:key`, JSON.stringify('AAAAA'));
    expect(open(storage).isUnlocked()).toBe(false);
    storage.setItem(`${LICENSE_SKU}:key`, 'true');
    expect(open(storage).isUnlocked()).toBe(false);
  });

  it('unlocks a window that was open before another window stored the key', () => {
    const storage = createMemoryStorage();
    const [here, elsewhere] = [open(storage), open(storage)];
    expect(here.isUnlocked()).toBe(false);
    elsewhere.enter(issueLicense());
    expect(here.isUnlocked()).toBe(true);
  });

  it('reports why an entered key is invalid', () => {
    const key = issueLicense();
    const other = createLicenseSigner([{ number: 1, seed: Buffer.alloc(32, 7) }]).issue('SW-WORDS').key;
    const foreignKey = createLicenseSigner([{ number: 9, seed: Buffer.alloc(32, 9) }]).issue(LICENSE_SKU).key;
    const last = key.endsWith('7') ? '8' : '7';
    for (const [typed, words] of [
      ['  ', WORDS.keyEmpty],
      [key.slice(0, 20), WORDS.keyLength(17, 120)],
      [`${key}!`, WORDS.keyStrange(['!'])],
      [key.slice(0, -1) + last, WORDS.keyWrong],
      [other, WORDS.keyOtherGame(pack.title)],
      [foreignKey, WORDS.keyUnknown],
    ])
      expect(open().enter(typed!)).toBe(words);
  });

  it('unlocks only the current window when the browser stores nothing', () => {
    const license = open(null);
    expect(license.enter(issueLicense())).toBeNull();
    expect(license.isUnlocked()).toBe(true);
  });
});

describe('playing offline', () => {
  const edition = pack.editions[0]!;
  const rules = findRules(edition.keyword)!;
  const level = levelFor(editionOf(edition.keyword)!, {
    seed: dailySeed(edition.keyword, '2026-11-22'),
    mode: 'daily',
  })!;
  const moves = level.givens.flatMap((given, cell) =>
    given === 0 ? [['place', cell, level.solution[cell]]] : [],
  );
  const open = (store = createStore(LICENSE_SKU, createMemoryStorage())) => {
    let count = 0;
    return {
      store,
      runs: createRuns({
        store,
        edition,
        rules,
        today: () => '2026-11-22',
        random: () => `r${(count += 1)}`,
      }),
    };
  };
  const requested = { mode: 'daily', levelKey: null, resumeRunId: null };

  it('uses the same daily level as every other player', () => {
    const { runs } = open();
    expect(runs.start(requested)).toMatchObject({ levelKey: '2026-11-22', seed: 'quiet-sudoku:2026-11-22' });
    expect(runs.start({ ...requested, levelKey: '2026-03-01' }).seed).toBe('quiet-sudoku:2026-03-01');
  });

  it('continues a saved run for the same puzzle, and starts a new run for another puzzle', () => {
    const { runs } = open();
    const first = runs.start({ mode: 'easy', levelKey: null, resumeRunId: null });
    expect(runs.start({ mode: 'easy', levelKey: null, resumeRunId: first.runId }).seed).toBe(first.seed);
    expect(runs.start({ mode: 'easy', levelKey: null, resumeRunId: null }).seed).not.toBe(first.seed);
    expect(runs.start({ mode: 'hard', levelKey: null, resumeRunId: first.runId }).seed).not.toBe(first.seed);
  });

  it('checks a result against the rules, and replaces the stored result only if the new one is better', () => {
    const { runs, store } = open();
    const run = runs.start(requested);
    const submit = (activeMs: number, made: unknown = moves) =>
      runs.submit({ runId: run.runId, activeMs, moves: made as never, value: null });
    expect(() => submit(1_000, moves.slice(1))).toThrow();
    expect(() => submit(1_000, 'nonsense')).toThrow();
    expect(submit(90_000)).toMatchObject({ value: 90_000, best: 90_000 });
    expect(submit(120_000)).toMatchObject({ value: 120_000, best: 90_000 });
    expect(listBests(store, pack.editions)).toMatchObject([{ keyword: 'quiet-sudoku', value: 90_000 }]);
  });
});
