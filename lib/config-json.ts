/** Writes the configuration into a page. */
import type { PublicConfig } from './config';

/** Returns the configuration as text for a data block: no character in it can end the block. */
export const configJson = (config: PublicConfig): string => JSON.stringify(config).replaceAll('<', '\\u003c');
