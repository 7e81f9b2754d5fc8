/** Reads a stored game as one HTML document, if this page may show it. Works offline. */
import { standaloneDocumentOf } from '@/lib/domain/games/stored-games';
import { isLoadedHere, readStoredFrame } from '@/stores/offline/stored-frame';

/** Returns the document, `elsewhere` if only the policy of the stored page allows it, or null if the game is not stored. */
export const readStoredFrameDocument = async (
  frameSource: string,
): Promise<{ text: string } | 'elsewhere' | null> => {
  const path = standaloneDocumentOf(frameSource);
  const text = path && (await readStoredFrame(path));
  if (!text) return null;
  return isLoadedHere() ? { text } : 'elsewhere';
};
