/** Limits the resolution at which the emulator draws without a GPU. */

/**
 * The number of pixels that a slow CPU can paint per frame in addition to the emulator's work. A full screen has five
 * times as many.
 */
export const MAX_PIXELS = 420_000;

/** Returns the pixel ratio at which an image of this size, in CSS pixels, does not exceed `MAX_PIXELS`. */
export const ratioFor = (ratio: number, width: number, height: number): number =>
  Math.min(ratio, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));

/** Overrides the pixel ratio with the limited one. The emulator reads it before it draws. */
export const limitPixels = (self: Window): void => {
  const real = Object.getOwnPropertyDescriptor(self, 'devicePixelRatio')?.get;
  const read = (): number => Number(real?.call(self) ?? 1);
  Object.defineProperty(self, 'devicePixelRatio', {
    configurable: true,
    get: () => ratioFor(read(), self.innerWidth, self.innerHeight),
  });
};
