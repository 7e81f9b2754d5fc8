/**
 * Lists our own Flash files. The page accepts commands only from these files, so a link to any other file is harmless.
 */
import type { FlashStart } from '../kit/flash-start';
import { ORBIT_KEEPER_START } from '../orbit-keeper/start';

const STARTS: Readonly<Record<string, FlashStart>> = {
  '/play/orbit-keeper/orbit-keeper.swf': ORBIT_KEEPER_START,
};

/** Returns the start screen data of one of our files, or null for any other file. */
export const findFlashStart = (source: string): FlashStart | null =>
  Object.hasOwn(STARTS, source) ? STARTS[source]! : null;
