/** Names the folders that the build writes to; scripts/build/places.mjs has the same rule. */
import { join } from 'node:path';

/** Returns a folder of the build: `.build/…`, or `.build/dev/…` for a build for development. */
export const builtFolder = (root: string, isDev: boolean, name: string): string =>
  join(root, '.build', ...(isDev ? ['dev'] : []), name);
