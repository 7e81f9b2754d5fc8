/** Serializes the configuration for a page. */
import type { PublicConfig } from './config';

/** Returns the configuration as JSON for a data block, escaped so that no character can end the block. */
export const configJson = (config: PublicConfig): string => JSON.stringify(config).replaceAll('<', '\\u003c');
