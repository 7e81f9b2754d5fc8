/** Names the folders of the build. A build for development has its own, so that neither kind overwrites the other. */
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** Returns a path inside the project. */
export const at = (...parts) => join(root, ...parts);

/** Returns a path inside the build's folder, `.build` or `.build/dev`; server/built-folder.ts reads from the same. */
export const built = (isDev, ...parts) => at('.build', ...(isDev ? ['dev'] : []), ...parts);
