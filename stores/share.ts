/** Shares a text by the system's share sheet, or else the clipboard, or else by showing the text for copying. */
import type { ShareWay } from '@/lib/game-protocol';

export interface ShareDeps {
  share?: (data: { text: string }) => Promise<void>;
  copy?: (text: string) => Promise<void>;
  show(text: string): void;
}

const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares a text by the best available method. A canceled share sheet counts as shared. */
export const shareText = async (text: string, { share, copy, show }: ShareDeps): Promise<ShareWay> => {
  if (share) {
    try {
      await share({ text });
      return 'shared';
    } catch (error) {
      if (isCanceled(error)) return 'shared';
    }
  }
  if (copy) {
    try {
      await copy(text);
      return 'copied';
    } catch {
      // If the browser refuses access, shows the text instead.
    }
  }
  show(text);
  return 'shown';
};

/** Returns the methods that this browser supports. The share sheet is used only on touch devices. */
export const browserShareDeps = (show: (text: string) => void): ShareDeps => {
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  return {
    share: isTouch && 'share' in navigator ? (data) => navigator.share(data) : undefined,
    copy: 'clipboard' in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
    show,
  };
};
