/** Limits the resolution at which the emulator draws without a graphics processor. */

/**
 * The number of pixels that a slow processor can paint per frame besides the emulator's work; a full screen has five times as
 * many.
 */
export const MAX_PIXELS = 420_000;

/** Returns the pixel ratio at which an image of this size, in CSS pixels, stays within that number. */
export const ratioFor = (ratio: number, width: number, height: number): number =>
  Math.min(ratio, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));

/** Reports a limited pixel ratio to the emulator, which reads it before it draws. */
export const limitPixels = (self: Window): void => {
  const real = Object.getOwnPropertyDescriptor(self, 'devicePixelRatio')?.get;
  const read = (): number => Number(real?.call(self) ?? 1);
  Object.defineProperty(self, 'devicePixelRatio', {
    configurable: true,
    get: () => ratioFor(read(), self.innerWidth, self.innerHeight),
  });
};
