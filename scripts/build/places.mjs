/** Names the folders of the build. A development build has separate folders, so that neither build overwrites the other. */
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** Returns a path inside the project. */
export const at = (...parts) => join(root, ...parts);

/** Returns a path inside the build's folder, `.build` or `.build/dev`; server/built-folder.ts reads from the same folder. */
export const built = (isDev, ...parts) => at('.build', ...(isDev ? ['dev'] : []), ...parts);
