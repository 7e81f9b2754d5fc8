/** Lists messages that a browser's driver or a machine without devices causes; they are not faults of the site. */
import type { EngineName } from './engine';

interface DriverNoise {
  engines: readonly EngineName[];
  message: RegExp;
  reason: string;
}

export const DRIVER_NOISE: readonly DriverNoise[] = [
  {
    engines: ['firefox'],
    message: /AudioContext was (not allowed to start|prevented from starting)/,
    reason: 'Firefox suspends audio on a machine without a sound device.',
  },
  {
    engines: ['firefox'],
    // 2152398850 is NS_BINDING_ABORTED.
    message: /download failed \(font-family: .* status=2152398850 /,
    reason: 'Firefox reports the download of a font that a navigation cancels.',
  },
];

export const isDriverNoise = (engine: EngineName, message: string): boolean =>
  DRIVER_NOISE.some((noise) => noise.engines.includes(engine) && noise.message.test(message));
