/** Runs a program only to learn whether it succeeds. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);

/** Returns whether the program exits with 0; discards its output. */
export const succeeds = async (file, args, options = {}) => {
  try {
    await execFileAsync(file, args, { maxBuffer: 64 * 1024 * 1024, ...options });
    return true;
  } catch {
    return false;
  }
};
