/** The sizes in which an edition's image is drawn, and its files. */

export interface Size {
  width: number;
  height: number;
}

/** The size of each cut in pixels, by the suffix of its file name. */
export const SIZES = {
  '': { width: 640, height: 480 },
  '-tall': { width: 480, height: 640 },
  '-small': { width: 480, height: 480 },
  '-preview': { width: 1280, height: 800 },
  '-billboard': { width: 1280, height: 560 },
  '-billboard-phone': { width: 640, height: 800 },
} as const satisfies Record<string, Size>;

export type CutName = keyof typeof SIZES;

/** The data of every cut besides its size. */
export type CutsOf<Spec> = Readonly<Record<CutName, Omit<Spec, keyof Size>>>;

/** A part of a scene of 640 by 480: the point of it in the middle of the image, and its scale. */
export interface SceneCut extends Size {
  middle: readonly [x: number, y: number];
  scale: number;
}

/** The file of an image in the game's `art` folder, without `.svg`, and its markup. */
export type Drawn = readonly [name: string, markup: string];

/** The parameter of a game's `images`. */
export interface Drawing {
  /** Returns the markup of an image in the game's `art` folder that was drawn by hand. */
  readArt(name: string): string;
  /** Returns whether images whose names begin with this text are requested. */
  isWanted(name: string): boolean;
}

/** Draws cuts of one image; without a slug, the file names are the suffixes alone. */
export const drawCuts = <Spec extends object>(
  slug: string,
  cuts: Readonly<Partial<Record<CutName, Spec>>>,
  draw: (cut: Spec & Size) => string,
): Drawn[] =>
  (Object.keys(cuts) as CutName[]).map((name) => [
    slug ? `${slug}${name}` : name.slice(1),
    draw({ ...SIZES[name], ...cuts[name]! }),
  ]);
