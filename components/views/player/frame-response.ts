/** A game whose file is not there says nothing: the page asks for it beside the frame, and does not wait for the frame to be slow. */

/** A page of ours that has loaded says hello at once; a slow processor needs a moment. */
const HELLO_MS = 4_000;

interface FrameWatch {
  frame: HTMLIFrameElement;
  /** Resolves when the frame has loaded; it may have before this is asked. */
  loaded: Promise<unknown>;
  /** The game has said hello, or its frame is gone. */
  isSettled(): boolean;
  onFailed(): void;
  /** The frame's address cannot be reached at all. */
  onUnreachable(): void;
}

/** Tells when the frame of a game of ours cannot come to anything: no answer, an error, or a page without the game. */
export const watchResponse = async ({
  frame,
  loaded,
  isSettled,
  onFailed,
  onUnreachable,
}: FrameWatch): Promise<void> => {
  const fail = (): void => {
    if (!isSettled()) onFailed();
  };
  void loaded.then(() => setTimeout(fail, HELLO_MS));
  try {
    const { ok } = await fetch(frame.src, { method: 'HEAD' });
    if (!ok) fail();
  } catch {
    if (!isSettled()) onUnreachable();
  }
};
