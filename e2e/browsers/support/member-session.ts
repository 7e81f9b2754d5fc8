/** Opens a page for a member who is signed in. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { openSession, registerMember } from '../../support/member';

const execFileAsync = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const site = process.env.BASE_URL ?? '';

/** Runs the operator's command-line tool on the site's database. */
const runOperatorCommand = async (...args: string[]): Promise<void> => {
  const env = { ...process.env, DATA_DIR: process.env.BROWSERS_DATA_DIR ?? '', DATABASE_URL: '' };
  await execFileAsync(process.execPath, ['.build/server/member.mjs', ...args], { cwd: root, env });
};

const signIn = async (page: Page, origin: string, name: string): Promise<void> => {
  const { name: cookie, value } = await openSession(site, name);
  await page.context().addCookies([{ name: cookie, value, url: origin }]);
};

/** Registers a member and signs the page's browser in. @param origin the origin that the page uses */
export const signInNewMember = async (page: Page, origin: string): Promise<string> => {
  const { name } = await registerMember(site);
  await signIn(page, origin, name);
  return name;
};

/** Registers an administrator and signs the page's browser in. */
export const signInNewAdministrator = async (page: Page, origin: string): Promise<string> => {
  const { name } = await registerMember(site, 'warden');
  await runOperatorCommand('verify', name);
  await runOperatorCommand('grant', name, 'administrator');
  await signIn(page, origin, name);
  return name;
};
