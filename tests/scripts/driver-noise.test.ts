import { describe, expect, it } from 'vitest';
import { DRIVER_NOISE, isDriverNoise } from '../../e2e/browsers/support/driver-noise';

describe('filtering the noise of a driver', () => {
  it('ignores the suspended audio of Firefox on a machine without a sound device', () => {
    expect(isDriverNoise('firefox', 'console warning: An AudioContext was prevented from starting')).toBe(
      true,
    );
  });

  it('reports the same message from an engine that is not known for this message', () => {
    expect(isDriverNoise('chromium', 'console warning: An AudioContext was prevented from starting')).toBe(
      false,
    );
  });

  it('reports an error of the site', () => {
    for (const engine of ['chromium', 'firefox', 'webkit'] as const)
      expect(isDriverNoise(engine, 'console error: TypeError: game is undefined')).toBe(false);
  });

  it('has a reason for each entry', () => {
    for (const { reason } of DRIVER_NOISE) expect(reason).toMatch(/^[A-Z].*\.$/);
  });
});
