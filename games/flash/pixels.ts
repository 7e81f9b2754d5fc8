/** How fine the emulator draws where the processor paints every pixel. */

/** What a slow processor paints in a frame with the emulator's own work; a full screen has five times as many. */
export const MOST_PIXELS = 420_000;

/** The ratio at which a picture of this size, in CSS pixels, stays within that many. */
export const ratioFor = (ratio: number, width: number, height: number): number =>
  Math.min(ratio, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));

/** Tells the emulator, which asks before it draws, a ratio that can be kept up with. */
export const limitPixels = (self: Window): void => {
  const real = Object.getOwnPropertyDescriptor(self, 'devicePixelRatio')?.get;
  const read = (): number => Number(real?.call(self) ?? 1);
  Object.defineProperty(self, 'devicePixelRatio', {
    configurable: true,
    get: () => ratioFor(read(), self.innerWidth, self.innerHeight),
  });
};
