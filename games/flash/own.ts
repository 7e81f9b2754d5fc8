/** The Flash files of ours: only they are heard, whoever links to another can't choose what it asks for. */
import type { FlashStart } from '../kit/flash-start';
import { ORBIT_KEEPER_START } from '../orbit-keeper/start';

const STARTS: Readonly<Record<string, FlashStart>> = {
  '/play/orbit-keeper/orbit-keeper.swf': ORBIT_KEEPER_START,
};

/** The start of a file of ours, null for any other. */
export const startOf = (source: string): FlashStart | null =>
  Object.hasOwn(STARTS, source) ? STARTS[source]! : null;
