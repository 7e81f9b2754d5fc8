/** Sharing: the share sheet, else the clipboard, else the text is shown to copy (docs/specification/choices.md). */
import type { ShareWay } from '@/lib/game-protocol';

export interface ShareDeps {
  share?: (data: { text: string }) => Promise<void>;
  copy?: (text: string) => Promise<void>;
  show(text: string): void;
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Hands a text on by the best way there is; a cancelled sheet counts as shared. */
export const shareText = async (text: string, { share, copy, show }: ShareDeps): Promise<ShareWay> => {
  if (share) {
    try {
      await share({ text });
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return 'shared';
    }
  }
  if (copy) {
    try {
      await copy(text);
      return 'copied';
    } catch {
      // Refused: the text is shown instead.
    }
  }
  show(text);
  return 'shown';
};

/** What this browser can do; the share sheet only where a finger would use it. */
export const browserShareDeps = (show: (text: string) => void): ShareDeps => {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  return {
    share: isTouch && 'share' in navigator ? (data) => navigator.share(data) : undefined,
    copy: 'clipboard' in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
    show,
  };
};
