/** The game of a frame as one document, where it is kept and this page may show it; loaded without need of a network, as it is kept itself. */
import { standaloneDocumentOf } from '@/lib/domain/stored-games';
import { isLoadedHere, readStoredFrame } from '@/stores/offline/stored-frame';

/** The document; `elsewhere` where it is kept and only the kept page's policy lists it; null where it is not kept. */
export const readStored = async (frameSource: string): Promise<{ text: string } | 'elsewhere' | null> => {
  const path = standaloneDocumentOf(frameSource);
  const text = path && (await readStoredFrame(path));
  if (!text) return null;
  return isLoadedHere() ? { text } : 'elsewhere';
};
