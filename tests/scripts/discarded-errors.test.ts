/** Tests that the interface never shows a message for an error that it has not read (docs/forms.md "Errors"). */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The handlers whose error has no code or reason for the visitor. */
const ALLOWED_DISCARDS: Readonly<Record<string, string>> = {
  'components/account/member-corner.tsx': 'the code of signing out could not be loaded',
  'components/account/register-form.tsx': 'the code of signing in could not be loaded',
  'components/account/sign-in-form.tsx': 'the code of signing in could not be loaded',
  'components/forms/file-field.tsx': 'the browser could not read a file',
  'components/forms/spam-check.tsx': 'the code of the spam check could not be loaded',
  'components/ui/lazy-component.tsx': 'the code of a part could not be loaded',
  'components/views/account/avatar/upload-avatar.tsx': 'the browser could not read an image',
  'components/views/account/purchases/key-field.tsx': 'the browser refused the clipboard',
  'components/views/landing/more/use-more-games.ts': 'the code of the list could not be loaded',
  'components/views/player/share-dialog.tsx': 'the browser refused the clipboard',
  'stores/auth-actions.ts': 'the specification prescribes the messages about the session (§8)',
};

/** Matches `catch {`, `.catch(() =>` and a rejection handler without a parameter at the start of its line. */
const FAILURE_HANDLERS = /\bcatch \{|\.catch\(\(\) =>|^\s+\(\) =>/gm;
const MESSAGE_CALL = /_MESSAGES\b|_FAILURE\b|\bnotify\(|\b(?:setError|setFailure|setSaid|showMessage)\(/;

/** Returns the code of a handler: the block or expression up to the end of its nesting. */
const readCodeAfter = (source: string, from: number): string => {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if ('{(['.includes(source[at] ?? '')) depth += 1;
    else if ('})]'.includes(source[at] ?? '')) depth -= 1;
    else if (source[at] === ',' && depth === 0) return source.slice(from, at);
    if (depth < 0 || (depth === 0 && source[at] === '}')) return source.slice(from, at + 1);
  }
  return source.slice(from);
};

/** Returns the handlers that ignore their error and show a message. */
const countDiscardedErrors = (source: string): string[] =>
  [...source.matchAll(FAILURE_HANDLERS)]
    .map(({ 0: head, index }) => readCodeAfter(source, index + head.length - (head.endsWith('{') ? 1 : 0)))
    .filter((code) => MESSAGE_CALL.test(code) && !code.includes('describeError('));

/** Matches a message of a failure that is shown as it is, such as `<p>{SOCIAL_MESSAGES.listFailed}</p>`. */
const UNDESCRIBED_FAILURE = /[>?:]\s*\{?\w+_MESSAGES\.\w*(?:Failed|Failure|Unknown)\b/;

/** The components whose failure has no error: the frame of a game only reports that it could not load. */
const WITHOUT_ERROR: readonly string[] = ['components/game-player/game-player.tsx'];

const sourceFiles = ['components', 'stores', 'lib', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

describe('the search of a failure handler', () => {
  it('reads its error before it shows a message', () => {
    const found = sourceFiles.filter((file) => countDiscardedErrors(readFileSync(file, 'utf8')).length > 0);
    expect(found.sort()).toEqual(Object.keys(ALLOWED_DISCARDS));
  });

  it('never shows a failure message without a description of the request’s error', () => {
    const found = sourceFiles.filter(
      (file) => /^components.*tsx$/.test(file) && UNDESCRIBED_FAILURE.test(readFileSync(file, 'utf8')),
    );
    expect(found.sort()).toEqual(WITHOUT_ERROR);
  });

  it.each([
    ['try { a(); } catch { setError(FORM_MESSAGES.sendFailure); }', 1],
    ["a().catch(() => notify('Failed.', 'error'));", 1],
    ['a().then(\n  () => b(),\n  () => NETWORK_FAILURE,\n)', 1],
    ['a().catch((error) => setError(describeError(error, FORM_MESSAGES.sendFailure)));', 0],
    ['a().catch(() => undefined);', 0],
  ])('counts the discarded errors in %s: %d', (source, count) => {
    expect(countDiscardedErrors(source)).toHaveLength(count);
  });
});
