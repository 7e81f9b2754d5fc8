/** Checks that the Flash file exists and has the right format, before the emulator is loaded. */

/** The signatures of the plain format and the two compressed ones. */
const SIGNATURES = ['FWS', 'CWS', 'ZWS'];

export const isFlashFile = (start: Uint8Array): boolean =>
  SIGNATURES.includes(String.fromCharCode(...start.subarray(0, 3)));

/**
 * Checks a file's first bytes without loading the rest.
 * @throws when the file is missing or has another format
 */
export const checkFile = async (url: string): Promise<void> => {
  const response = await fetch(url);
  const reader = response.ok ? response.body?.getReader() : undefined;
  const start = (await reader?.read())?.value ?? new Uint8Array();
  await (reader ?? response.body)?.cancel();
  if (!isFlashFile(start)) throw new Error(`${url} is not a Flash file.`);
};
