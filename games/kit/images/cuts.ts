/** Defines the formats in which an edition's image is drawn, and names its files. */

export interface Size {
  width: number;
  height: number;
}

/** The size of each format in pixels, by the suffix of its file name. */
export const FORMAT_SIZES = {
  '': { width: 640, height: 480 },
  '-tall': { width: 480, height: 640 },
  '-small': { width: 480, height: 480 },
  '-preview': { width: 1280, height: 800 },
  '-billboard': { width: 1280, height: 560 },
  '-billboard-phone': { width: 640, height: 800 },
} as const satisfies Record<string, Size>;

export type FormatName = keyof typeof FORMAT_SIZES;

/** The data of every format, without its size. */
export type FormatsOf<Spec> = Readonly<Record<FormatName, Omit<Spec, keyof Size>>>;

/** A part of a scene of 640 by 480: the scene's point that becomes the middle of the image, and the scale. */
export interface SceneFormat extends Size {
  middle: readonly [x: number, y: number];
  scale: number;
}

/** An image file in the game's `art` folder (its name without `.svg`) and its markup. */
export type DrawnImage = readonly [name: string, markup: string];

/** The parameter of a game's `drawImages`. */
export interface ImageDrawing {
  /** Returns the markup of a hand-drawn image in the game's `art` folder. */
  readArt(name: string): string;
  /** Returns whether images whose names begin with this text are requested. */
  isWanted(name: string): boolean;
}

/** Draws one image in all formats. Without a slug, the file names are the suffixes alone. */
export const drawFormats = <Spec extends object>(
  slug: string,
  formats: Readonly<Partial<Record<FormatName, Spec>>>,
  draw: (format: Spec & Size) => string,
): DrawnImage[] =>
  (Object.keys(formats) as FormatName[]).map((name) => [
    slug ? `${slug}${name}` : name.slice(1),
    draw({ ...FORMAT_SIZES[name], ...formats[name]! }),
  ]);
