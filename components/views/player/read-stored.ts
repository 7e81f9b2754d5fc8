/** Reads a stored game as one document, if this page may show it. Works without a network. */
import { standaloneDocumentOf } from '@/lib/domain/games/stored-games';
import { isLoadedHere, readStoredFrame } from '@/stores/offline/stored-frame';

/** Returns the document; `elsewhere` if only the stored page's policy allows it; null if it is not stored. */
export const readStored = async (frameSource: string): Promise<{ text: string } | 'elsewhere' | null> => {
  const path = standaloneDocumentOf(frameSource);
  const text = path && (await readStoredFrame(path));
  if (!text) return null;
  return isLoadedHere() ? { text } : 'elsewhere';
};
