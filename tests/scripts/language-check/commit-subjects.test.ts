/** Tests the rules for commit subjects, and which commits are checked in each kind of clone. */
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCommits, faultOfSubject, listCommits } from '@/scripts/language-check/commit-subjects.mjs';

describe('a commit subject', () => {
  it.each([
    'fix(outbox): resend results stored by a closed tab',
    'test: remove timing assumptions',
    'feat(api)!: drop the old call',
    'fix(days): process each day once',
    'style(cards): embed the font',
  ])('passes as %j', (subject) => {
    expect(faultOfSubject(subject)).toBeNull();
  });

  it.each([
    ['resend results', 'not of the form'],
    ['fix(outbox) resend results', 'not of the form'],
    ['fix(outbox): the tab is closed', 'starts with "the"'],
    ['fix(outbox): resends results', 'starts with "resends"'],
    ['fix(outbox): resending results', 'starts with "resending"'],
    ['fix(outbox): what a tab saved', 'starts with "what"'],
    [`fix(outbox): resend ${'x'.repeat(60)}`, 'has 80 characters'],
  ])('rejects %j', (subject, fault) => {
    expect(faultOfSubject(subject)).toContain(fault);
  });
});

describe('listing commits', () => {
  let root: string;
  const runGit = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const commitWithSubject = (subject: string) =>
    runGit(join(root, 'origin'), 'commit', '-q', '--allow-empty', '-m', subject);
  const listSubjects = async (folder: string) =>
    (await listCommits(join(root, folder)))?.map(({ subject }: { subject: string }) => subject);

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'commits-'));
    await mkdir(join(root, 'origin'));
    runGit(join(root, 'origin'), 'init', '-q', '-b', 'main');
    for (let at = 1; at <= 25; at++) commitWithSubject(`fix: change ${at}`);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('lists the last 20 commits without a main branch to compare with', async () => {
    expect(await listSubjects('origin')).toHaveLength(20);
  });

  it('lists the commits of the branch in a clone', async () => {
    runGit(root, 'clone', '-q', 'origin', 'clone');
    expect(await listSubjects('clone')).toEqual([]);
    runGit(join(root, 'clone'), 'commit', '-q', '--allow-empty', '-m', 'what was changed');
    expect(await listSubjects('clone')).toEqual(['what was changed']);
    const result = await checkCommits(join(root, 'clone'));
    expect(result?.faults).toEqual([expect.stringContaining('"what was changed" is not of the form')]);
  });

  it('lists the commits that a shallow clone has', async () => {
    runGit(root, 'clone', '-q', '--depth', '3', `file://${join(root, 'origin')}`, 'shallow');
    runGit(join(root, 'shallow'), 'remote', 'remove', 'origin');
    expect(await listSubjects('shallow')).toHaveLength(3);
  });

  it('lists no commits in an archive, even inside another repository', async () => {
    await mkdir(join(root, 'origin/unpacked'));
    expect(await listCommits(join(root, 'origin/unpacked'))).toBeNull();
    expect(await checkCommits(root)).toBeNull();
  });
});
