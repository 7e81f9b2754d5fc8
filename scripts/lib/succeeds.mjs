/** Runs a program only to learn whether it succeeds. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

/** Returns true where the program ends with 0; its output is dropped. */
export const succeeds = async (file, args, options = {}) => {
  try {
    await execFileAsync(file, args, { maxBuffer: 64 * 1024 * 1024, ...options });
    return true;
  } catch {
    return false;
  }
};
