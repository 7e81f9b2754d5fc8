/** Describes the machine and the commit of a benchmark. */
import { execFile } from 'node:child_process';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { promisify } from 'node:util';
import { root } from '../lib/run.mjs';

const execFileAsync = promisify(execFile);

/**
 * Resolves a Git ref to a commit.
 * @throws when the repository has no such ref
 */
export const resolveCommit = async (ref) => {
  try {
    const args = ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`];
    return (await execFileAsync('git', args, { cwd: root })).stdout.trim();
  } catch {
    throw new Error(`${ref} is not a commit of this repository.`);
  }
};

const hasChanges = async () => {
  const { stdout } = await execFileAsync('git', ['status', '--porcelain', '--untracked-files=no'], {
    cwd: root,
  });
  return stdout.trim() !== '';
};

/** Returns the commit of the working tree, or null without Git. */
export const describeCommit = async () => {
  try {
    const commit = (await resolveCommit('HEAD')).slice(0, 12);
    return (await hasChanges()) ? `${commit} with uncommitted changes` : commit;
  } catch {
    return null;
  }
};

export const describeMachine = () => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 2 ** 30),
  system: `${platform()} ${arch()}`,
  node: process.version,
});
