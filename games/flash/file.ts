/** The Flash file before the emulator: that it is there, and that it is one. */

/** Plain, and packed in the two ways there are. */
const SIGNATURES = ['FWS', 'CWS', 'ZWS'];

export const isFlashFile = (start: Uint8Array): boolean =>
  SIGNATURES.includes(String.fromCharCode(...start.subarray(0, 3)));

/**
 * Looks at a file's first bytes and leaves the rest where it is.
 * @throws where the file is missing or something else
 */
export const checkFile = async (address: string): Promise<void> => {
  const response = await fetch(address);
  const reader = response.ok ? response.body?.getReader() : undefined;
  const start = (await reader?.read())?.value ?? new Uint8Array();
  await (reader ?? response.body)?.cancel();
  if (!isFlashFile(start)) throw new Error(`${address} is not a Flash file.`);
};
