/** Tests the command line of the seed. */
import { describe, expect, it } from 'vitest';
import { parseSeedCommand, USAGE, UsageError } from '@/server/seed/options';

describe('parsing the options of npm run seed', () => {
  it('uses a small site by default', () => {
    expect(parseSeedCommand([])).toEqual({
      name: 'seed',
      seed: 'starwick',
      games: 1000,
      members: 200,
      days: 30,
    });
  });

  it('accepts all sizes and the seed', () => {
    const args = ['--games', '20000', '--members', '5000', '--days', '90', '--seed', 'x'];
    expect(parseSeedCommand(args)).toEqual({
      name: 'seed',
      seed: 'x',
      games: 20000,
      members: 5000,
      days: 90,
    });
  });

  it('recognizes the options for removal and help', () => {
    expect(parseSeedCommand(['--remove'])).toEqual({ name: 'remove' });
    expect(parseSeedCommand(['-h'])).toEqual({ name: 'help' });
  });

  it.each([
    [['--games', 'many'], '--games must be a whole number'],
    [['--members', '-1'], '--members'],
    [['--days', '0'], '--days must be a whole number from 1'],
    [['--days', '400'], '--days'],
    [['--seed', ''], '--seed must not be empty'],
    [['--remove', '--games', '5'], '--remove takes no other option'],
    [['--loud'], '--loud'],
    [['games'], 'games'],
  ])('rejects %j with a one-line message', (args, message) => {
    expect(() => parseSeedCommand(args)).toThrow(UsageError);
    expect(() => parseSeedCommand(args)).toThrow(message);
  });

  it('covers every option that the help describes', () => {
    for (const option of ['games', 'members', 'days', 'seed', 'remove'])
      expect(USAGE).toContain(`--${option}`);
  });
});
