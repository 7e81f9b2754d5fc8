/** Tests that the second click of a double click does not undo what the first one has turned on. */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { parse } from 'valibot';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GameFlags } from '@/components/admin/game-flags';
import { CommentsPanel } from '@/components/comments/comments-panel';
import { FavoriteButton } from '@/components/views/landing/hero/favorite-button';
import { ProfileActions } from '@/components/views/profile/profile-actions';
import { comment } from '@/lib/contract/comments';
import { game } from '@/lib/contract/game';
import type { PublicProfile } from '@/lib/domain/members/profile-data';
import { createPageStores, InStores, ORIGIN } from '../../support/page-stores';
import { signInStores } from '../../support/signed-in';

const GAME = parse(game, { uid: '42', href: '/gamelanding/a', title: 'Kite Racers', keyword: 'a' });
const PROFILE = {
  uid: '9',
  memberId: '1009',
  displayName: 'pipkin',
  avatarUrl: null,
  profileHref: '/profile/9',
  personalInfo: {},
} as PublicProfile;
const COMMENT = parse(comment, {
  cid: '5',
  nid: '42',
  author: { uid: '9', displayName: 'pipkin', avatarUrl: null, profileHref: '/profile/9' },
  body: 'A fine one.',
  createdAt: '2026-11-20T12:00:00.000Z',
  editedAt: null,
  helpful: 3,
  unhelpful: 1,
});
const router = {
  push: async () => true,
  pathname: '/',
  asPath: '/',
  events: { on: () => undefined, off: () => undefined },
  prefetch: async () => undefined,
} as unknown as NextRouter;

let changes: string[] = [];
const network = setupServer(
  http.post(`${ORIGIN}/sw/api/game/all-admin-flagging-status`, () =>
    HttpResponse.json({ flagged_status: { broken: false } }),
  ),
  http.post(`${ORIGIN}/sw/api/flag/status/*`, () => HttpResponse.json({ flagged_status: false })),
  http.post(`${ORIGIN}/sw/api/user/block-status`, () => HttpResponse.json({ flagged_status: false })),
  http.get(`${ORIGIN}/sw/api/comments/42`, () =>
    HttpResponse.json({ rows: [COMMENT], pager: { total_items: 1, items_per_page: 10, page: 0 } }),
  ),
  http.post(`${ORIGIN}/sw/api/*`, async ({ request }) => {
    changes.push(`${new URL(request.url).pathname} ${await request.text()}`);
    return HttpResponse.json({ ok: true });
  }),
);

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  changes = [];
});
afterAll(() => network.close());

const pressed = (name: string) => () => screen.queryByRole('button', { name, pressed: true });

const BUTTONS: readonly [
  action: string,
  view: ReactElement,
  name: string,
  findResult: () => HTMLElement | null,
  change: string,
][] = [
  [
    'adding a friend',
    <ProfileActions key="friend" profile={PROFILE} />,
    'Add friend',
    pressed('Friends'),
    '/sw/api/flag/friend {"friend_uid":"9"}',
  ],
  [
    'blocking a member',
    <ProfileActions key="block" profile={PROFILE} />,
    'Block',
    pressed('Unblock'),
    '/sw/api/user/block {"uid":"9"}',
  ],
  [
    'adding a favorite',
    <FavoriteButton key="favorite" game={GAME} />,
    'Favorite',
    pressed('Favorite'),
    '/sw/api/flag/node {"nid":"42","flag_id":"favorite_game"}',
  ],
  [
    'setting an administrator’s flag',
    <GameFlags key="flag" game={GAME} />,
    'Broken',
    pressed('Broken'),
    '/sw/api/flag/node {"nid":"42","flag_id":"broken"}',
  ],
  [
    'hiding a comment',
    <CommentsPanel key="comment" game={GAME} />,
    'Hide',
    () => screen.queryByRole('button', { name: 'Show' }),
    '/sw/api/comment/5/hide {"hidden":true}',
  ],
];

describe('a double click', () => {
  it.each(BUTTONS)('counts once when %s', async (_action, view, name, findResult, change) => {
    const stores = createPageStores();
    signInStores(stores, { isAdminUser: true });
    render(
      <RouterContext value={router}>
        <InStores stores={stores}>{view}</InStores>
      </RouterContext>,
    );
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
    // Before its code has loaded, the favorite button counts all presses as one.
    if (name === 'Favorite')
      await waitFor(() => expect(document.querySelector('.favorite-note')).not.toBeNull());
    await userEvent.dblClick(screen.getByRole('button', { name }));
    await waitFor(() => expect(findResult()).not.toBeNull());
    await waitFor(() => expect(changes).toEqual([change]));
    // A second change would be sent after the first has been answered.
    await new Promise((resolve) => setTimeout(resolve));
    expect(findResult()).not.toBeNull();
    expect(changes).toEqual([change]);
  });
});
