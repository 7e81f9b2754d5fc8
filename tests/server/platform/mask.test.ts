/** Tests that personal data is removed from reports, while the location of an error remains. */
import { describe, expect, it } from 'vitest';
import { maskStack, maskText, maskValue } from '@/server/platform/mask';

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl';

describe('masking personal data', () => {
  it.each([
    ['no ada.wick+x@example.co.uk here', 'no [mail] here'],
    ['<ada@exämple.com>', '<[mail]>'],
    ['mail=ada%40example.com', 'mail=[mail]'],
    ['GET /account/reset?token=abc failed', 'GET /account/reset failed'],
    ['at https://starwick.example/a#name=ada.', 'at https://starwick.example/a'],
    ['https://ada:lamp@host.example/a', 'https://host.example/a'],
    [`token ${JWT} expired`, 'token [token] expired'],
    ['authorization: Bearer abc.def', 'authorization: Bearer [token]'],
    ['session 3f9a8b7c6d5e4f3a2b1c0d is gone', 'session [token] is gone'],
    ['from 192.168.7.20 refused', 'from [ip] refused'],
    ['from 2001:db8::7f refused', 'from [ip] refused'],
  ])('turns "%s" into "%s"', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    "Cannot read properties of undefined (reading 'rows')",
    'What? No.',
    '12:30:45',
    'a 500 of /api/games',
  ])('leaves "%s" unchanged', (text) => {
    expect(maskText(text)).toBe(text);
  });

  it('retains the frames of a stack: function, script and position', () => {
    const frames =
      '    at lamp (https://starwick.example/_next/static/chunks/4f3a2b1c0d9e8f7a6b5c.js:1:20)\nlit@https://starwick.example/a.js:2:7';
    const stack = `Error: ada@example.com\n${frames}\n    at https://starwick.example/a?mail=b:3:4`;
    expect(maskStack(stack)).toBe(`Error: [mail]\n${frames}\n    at https://starwick.example/a:3:4`);
  });

  it('replaces nested values, hides values with a personal name, and limits the size', () => {
    expect(
      maskValue({ step: 'of ada@example.com', password: 'lamp', list: [{ at: '/a?b=c' }], n: 7, is: null }),
    ).toEqual({ step: 'of [mail]', password: '[hidden]', list: [{ at: '/a' }], n: 7, is: null });
    expect(maskValue({ a: { b: { c: { d: {} } } } })).toEqual({ a: { b: { c: { d: '[deep]' } } } });
    expect(maskValue(Array.from({ length: 99 }, () => 1))).toHaveLength(40);
  });

  it.each([
    ['email address', `${'a '.repeat(495)}ada@example.com and more`, 989],
    ['long word', `${'lamp '.repeat(190)}${'x'.repeat(500)}`, 949],
  ])('cuts the text before masking it, and leaves no partial %s', (_what, text, length) => {
    expect(maskValue(text)).toBe(text.slice(0, length));
  });

  // With a pattern of quadratic time, these texts would take hours, so the test's timeout is the check.
  it.each([
    'a',
    '/',
    '@',
    'a@',
    'a.',
    '1:',
    'eyJ.',
    'eyJ',
    'eyJ-',
    '%40',
    'a%40',
    ':1',
    '-1a',
    '1-',
    '://a',
    '/?:1',
    'bearer ',
  ])('takes linear time for a text that consists only of "%s"', (piece) => {
    const text = piece.repeat(200_000);
    expect(maskStack(text)).not.toBe('');
    expect(maskText(text)).not.toBe('');
  });
});
