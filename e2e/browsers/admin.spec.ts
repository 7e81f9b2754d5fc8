/** Tests the administration: an administrator resolves a report, and other members have no access. */
import { randomBytes } from 'node:crypto';
import { QUEUE_NAMES } from '@/components/views/admin/queue-names';
import { signInNewAdministrator, signInNewMember } from './support/member-session';
import { expect, test } from './support/test';

const SLUG = 'quiet-sudoku';

/** Reports a problem with a game, as a visitor does. */
const reportProblem = async (message: string): Promise<void> => {
  const site = process.env.BASE_URL ?? '';
  const game = await fetch(`${site}/api/node/game/entity/alias?route=${SLUG}`);
  const { uid } = (await game.json()) as { uid: unknown };
  const response = await fetch(`${site}/sw/api/game/report-problem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ nid: String(uid), kind: 'broken', message }),
  });
  expect(response.status, await response.text()).toBe(200);
};

test('shows the administration to an administrator, who resolves a report', async ({ page, gateway }) => {
  const message = `It stops (${randomBytes(4).toString('hex')}).`;
  await reportProblem(message);
  await signInNewAdministrator(page, gateway.url);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
  await page.getByRole('link', { name: QUEUE_NAMES.games }).click();
  const report = page.getByRole('article').filter({ hasText: message });
  await report.getByRole('button', { name: 'Settle' }).click();
  await report.getByRole('textbox', { name: /Note/ }).pressSequentially('Mended.');
  await report.getByRole('button', { name: 'Settle' }).click();
  await expect(report).toBeHidden();
});

test('refuses a member who is not an administrator', async ({ page, gateway, problems }) => {
  problems.expect(/403|API call failed: admin\./);
  await signInNewMember(page, gateway.url);
  await page.goto('/admin/queues');
  await expect(page.getByText('This page is for administrators.')).toBeVisible();
});
