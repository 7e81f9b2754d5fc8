/** Files in a form (spec §3 "File formats", §5 "Inputs"). */

export const FILE_KINDS = ['image', 'video', 'audio'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A file in base64 format: its data without the prefix of the `data:` URL. */
export interface EncodedFile {
  name: string;
  data: string;
}

export interface PickRules {
  /** The accepted kinds of file; all kinds when absent. */
  kinds?: readonly FileKind[];
  /** Spec §5: 1 by default; ignored when multiple files are allowed. */
  numFiles?: number;
  isMultiple?: boolean;
  maxBytes?: number;
}

type PickedFile = Pick<File, 'name' | 'size' | 'type'>;

export interface FilePick<F extends PickedFile> {
  accepted: F[];
  /** Why the first rejected file was rejected. */
  refusal: 'kind' | 'size' | 'count' | null;
}

/** Spec §5: replaces spaces in file names with underscores. */
export const cleanFileName = (name: string): string => name.replaceAll(/\s/g, '_');

/** Returns how many files a field accepts. */
export const maxFiles = ({ numFiles = 1, isMultiple = false }: PickRules): number =>
  isMultiple ? Infinity : numFiles;

/** Returns the `accept` attribute of a file input. */
export const acceptAttributeOf = (kinds: readonly FileKind[] | undefined): string | undefined =>
  kinds?.map((kind) => `${kind}/*`).join(',');

const findRefusal = ({ kinds, maxBytes = Infinity }: PickRules, { type, size }: PickedFile) => {
  if (kinds && !kinds.some((kind) => type.startsWith(`${kind}/`))) return 'kind' as const;
  return size > maxBytes ? ('size' as const) : null;
};

/**
 * Returns which of the chosen or dropped files a field accepts.
 * @param selected the field's current files; a field for a single file replaces its file
 */
export const pickFiles = <F extends PickedFile>(
  chosen: readonly F[],
  rules: PickRules,
  selected: readonly F[] = [],
): FilePick<F> => {
  const judged = chosen.map((file) => ({ file, refusal: findRefusal(rules, file) }));
  const fit = judged.filter(({ refusal }) => refusal === null).map(({ file }) => file);
  const max = maxFiles(rules);
  const all = max === 1 && fit.length > 0 ? fit : [...selected, ...fit];
  const refusal = judged.find((each) => each.refusal !== null)?.refusal ?? null;
  return { accepted: all.slice(0, max), refusal: refusal ?? (all.length > max ? 'count' : null) };
};

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** Formats a file size, such as `1.5 MB`. */
export const fileSizeText = (bytes: number): string => {
  const step = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  return `${Number((bytes / 1024 ** step).toFixed(1))} ${UNITS[step]}`;
};
