/** Names the folders that the build writes to. scripts/build/places.mjs follows the same rule. */
import { join } from 'node:path';

/** Returns a folder of the build: `.build/…`, or `.build/dev/…` for a development build. */
export const builtFolder = (root: string, isDev: boolean, name: string): string =>
  join(root, '.build', ...(isDev ? ['dev'] : []), name);
