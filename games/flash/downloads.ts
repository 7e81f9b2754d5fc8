/** How far the downloads are: the emulator is large, and says nothing of it. */

/** Bytes of the emulator's program, unpacked; a new version may differ a little, and the bar with it. */
const PROGRAM_BYTES = 14_300_000;
/** The file itself, and what comes after the last byte, take the rest of the bar. */
const PROGRAM_SHARE = 0.9;

const counted = (body: ReadableStream<Uint8Array>, onBytes: (sum: number) => void) => {
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

/** Watches what is fetched for the emulator's program and tells 0 to 1. */
export const watchDownloads = (self: Window, onProgress: (progress: number) => void): void => {
  const fetch = self.fetch.bind(self);
  self.fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.body || !/\.wasm$/.test(new URL(response.url).pathname)) return response;
    const body = counted(response.body, (sum) =>
      onProgress(PROGRAM_SHARE * Math.min(1, sum / PROGRAM_BYTES)),
    );
    return new Response(body, response);
  };
};
