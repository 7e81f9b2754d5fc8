/** The game of a frame as one document, where it is kept and this page may show it; loaded without need of a network, as it is kept itself. */
import { wholeDocumentOf } from '@/lib/domain/kept-games';
import { isLoadedHere, readKeptFrame } from '@/stores/offline/kept-frame';

/** The document; `elsewhere` where it is kept and only the kept page's policy lists it; null where it is not kept. */
export const readKept = async (frameSource: string): Promise<{ text: string } | 'elsewhere' | null> => {
  const path = wholeDocumentOf(frameSource);
  const text = path && (await readKeptFrame(path));
  if (!text) return null;
  return isLoadedHere() ? { text } : 'elsewhere';
};
