/** Detects games whose file is missing, by a separate request, without waiting for the notice about a slow game. */

/** The maximum time until a loaded page sends its hello, on a slow processor. */
const HELLO_MS = 4_000;

interface FrameWatch {
  frame: HTMLIFrameElement;
  /** Resolves when the frame has loaded; already resolved if it loaded earlier. */
  loaded: Promise<unknown>;
  /** Resolves when the code that receives the game's messages has loaded. The caller handles its failure. */
  connection: Promise<unknown>;
  /** Returns whether the game has sent its hello, or the frame has been removed. */
  isResolved(): boolean;
  onFailed(): void;
  /** Called if the frame's URL cannot be reached. */
  onUnreachable(): void;
}

/** Reports when the frame of one of our games cannot load, because of no response, an error, or a page without the game. */
export const watchResponse = async ({
  frame,
  loaded,
  connection,
  isResolved,
  onFailed,
  onUnreachable,
}: FrameWatch): Promise<void> => {
  const reportFailure = (): void => {
    if (!isResolved()) onFailed();
  };
  // On a weak network, the code that receives the hello may arrive after the game, which repeats its hello until then.
  void Promise.all([loaded, connection]).then(
    () => setTimeout(reportFailure, HELLO_MS),
    () => undefined,
  );
  try {
    const { ok } = await fetch(frame.src, { method: 'HEAD' });
    if (!ok) reportFailure();
  } catch {
    if (!isResolved()) onUnreachable();
  }
};
