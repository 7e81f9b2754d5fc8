import { describe, expect, it } from 'vitest';
import { loggedPathOf } from '@/server/http/path-labels';

describe('the label of a request’s path', () => {
  it.each([
    ['/search/what%20ada%20looks%20for', '/search/{}'],
    ['/profile/4711', '/profile/{}'],
    ['/_next/data/build/profile/4711.json?uid=4711', '/profile/{}'],
    ['/api/user/entity/id/4711?token=secret', '/api/user/entity/id/{}'],
    ['/help?topic=x', '/help'],
    [undefined, ''],
  ])('shows only the pattern of %s', (url, label) => {
    expect(loggedPathOf(url)).toBe(label);
  });
});
