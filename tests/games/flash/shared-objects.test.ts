import { describe, expect, it, vi } from 'vitest';
import { createSharedObjects, MAX_SAVED_CHARS } from '@/games/flash/shared-objects';
import { isJsonValue } from '@/lib/game-protocol-parse';
import type { JsonValue } from '@/lib/game-protocol';

const url = '/play/a/a.swf';
const makeSharedObjects = (saved: JsonValue = null, host = 'play.example') => {
  const onChange = vi.fn();
  return { ...createSharedObjects({ url, host, saved, onChange }), onChange };
};
const NAME = 'play.example/play/a/a.swf/save';

describe('the store of shared objects', () => {
  it('stores an object, and reports each change once', () => {
    const { storage, read, onChange } = makeSharedObjects();
    storage.setItem(NAME, 'AAAA');
    storage.setItem(NAME, 'AAAA');
    expect(onChange).toHaveBeenCalledOnce();
    expect(storage.getItem(NAME)).toBe('AAAA');
    expect(storage.length).toBe(1);
    expect(storage.key(0)).toBe(NAME);
    expect(storage.key(1)).toBeNull();
    expect(read()).toEqual({ flash: { [url]: { 'play/a/a.swf/save': 'AAAA' } } });
    expect(isJsonValue(read())).toBe(true);
  });

  it('restores saved data, even on another host', () => {
    const first = makeSharedObjects();
    first.storage.setItem(NAME, 'AAAA');
    const restored = makeSharedObjects(first.read(), 'other.example');
    expect(restored.storage.getItem('other.example/play/a/a.swf/save')).toBe('AAAA');
    expect(restored.onChange).not.toHaveBeenCalled();
  });

  it('stores the file’s state next to its objects, and ignores a state that is too long', () => {
    const first = makeSharedObjects();
    expect(first.note()).toBeNull();
    first.setNote('steady wild 4 0,20,1200');
    first.setNote('x'.repeat(2000));
    expect(first.note()).toBe('steady wild 4 0,20,1200');
    expect(first.onChange).toHaveBeenCalledOnce();
    expect(makeSharedObjects(first.read(), 'other.example').note()).toBe('steady wild 4 0,20,1200');
  });

  it('preserves data that other files of the game have saved', () => {
    const { storage, read } = makeSharedObjects({ flash: { '/play/b/b.swf': { x: 'BBBB' } } });
    expect(storage.length).toBe(0);
    storage.setItem(NAME, 'AAAA');
    expect(read()).toMatchObject({ flash: { '/play/b/b.swf': { x: 'BBBB' } } });
  });

  it.each<[string, JsonValue]>([
    ['nothing', null],
    ['a list', [1]],
    ['a save of another kind', { best: 3 }],
    ['another value under the same key', { flash: 'x' }],
    ['objects in another format', { flash: { [url]: 5 } }],
    ['values in another format', { flash: { [url]: { a: 1, b: null } } }],
  ])('starts empty if the save is %s', (_, saved) => {
    expect(makeSharedObjects(saved).storage.length).toBe(0);
  });

  it('refuses data that would make the save too large, and keeps the old data', () => {
    const { storage, onChange } = makeSharedObjects();
    storage.setItem(NAME, 'A'.repeat(1000));
    expect(() => storage.setItem(`${NAME}2`, 'A'.repeat(MAX_SAVED_CHARS))).toThrow('too large');
    expect(storage.length).toBe(1);
    expect(onChange).toHaveBeenCalledOnce();
    // Replacing a value subtracts its old size before checking the new one.
    storage.setItem(NAME, 'A'.repeat(MAX_SAVED_CHARS - 1000));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('removes objects', () => {
    const { storage, read, onChange } = makeSharedObjects();
    storage.setItem(NAME, 'AAAA');
    storage.removeItem(NAME);
    storage.removeItem(NAME);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(storage.getItem(NAME)).toBeNull();
    storage.setItem(NAME, 'AAAA');
    storage.clear();
    expect(read()).toEqual({ flash: { [url]: {} } });
  });

  it('supports reading, writing and deleting by property, as the emulator does', () => {
    const { storage, read } = makeSharedObjects();
    storage[NAME] = 'AAAA';
    expect(storage[NAME]).toBe('AAAA');
    expect(storage.getItem(NAME)).toBe('AAAA');
    expect(storage['play.example/none']).toBeUndefined();
    expect(Object.keys(storage)).toEqual([NAME]);
    expect(() => (storage[NAME] = 'A'.repeat(MAX_SAVED_CHARS + 1))).toThrow('too large');
    delete storage[NAME];
    expect(read()).toEqual({ flash: { [url]: {} } });
  });
});
