/** Reports the download progress of the emulator, which is large and does not report it itself. */

/** The unpacked size of the emulator's program in bytes. A new version only makes the progress bar slightly inaccurate. */
const PROGRAM_BYTES = 14_300_000;
/** The fraction of the progress bar for the emulator's program. The rest covers the Flash file and the final work. */
const PROGRAM_SHARE = 0.9;

const countBytes = (body: ReadableStream<Uint8Array>, onBytes: (sum: number) => void) => {
  let sum = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        onBytes((sum += chunk.byteLength));
        controller.enqueue(chunk);
      },
    }),
  );
};

/** Watches the downloads of the emulator's program and reports the progress from 0 to 1. */
export const watchDownloads = (self: Window, onProgress: (progress: number) => void): void => {
  const fetch = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.body || !/\.wasm$/.test(new URL(response.url).pathname)) return response;
    const body = countBytes(response.body, (sum) =>
      onProgress(PROGRAM_SHARE * Math.min(1, sum / PROGRAM_BYTES)),
    );
    return new Response(body, response);
  };
};
