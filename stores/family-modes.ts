/** Stores the mode that was selected on a family's page, on this device. */
import type { KeyValueStorage } from './key-value-storage';

type FamilyModesStorage = Pick<KeyValueStorage, 'read' | 'write'>;

const FAMILY_MODES_KEY = 'sw_family_modes';

/** Parses the stored modes; drops malformed entries. */
const listFamilyModes = (storage: FamilyModesStorage): Readonly<Record<string, string>> => {
  const stored = storage.read(FAMILY_MODES_KEY);
  return Object.fromEntries(
    Object.entries(typeof stored === 'object' && stored !== null ? stored : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
};

/** Returns the stored mode of a family; null for the mode that was played last. */
export const findFamilyMode = (storage: FamilyModesStorage, family: string): string | null =>
  listFamilyModes(storage)[family] ?? null;

/** @param key null for the mode that was played last */
export const storeFamilyMode = (storage: FamilyModesStorage, family: string, key: string | null): void => {
  const { [family]: _old, ...others } = listFamilyModes(storage);
  storage.write(FAMILY_MODES_KEY, key === null ? others : { ...others, [family]: key });
};
