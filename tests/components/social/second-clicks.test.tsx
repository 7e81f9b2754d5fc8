/** Tests that the second click of a double click does not undo what the first one has turned on. */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { parse } from 'valibot';
import { useState, type ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GameFlags } from '@/components/admin/game-flags';
import type { QueueItem } from '@/api-clients/product/administration';
import { CommentsPanel } from '@/components/comments/comments-panel';
import { QueueCard } from '@/components/views/admin/queue-card';
import { FavoriteButton } from '@/components/views/landing/hero/favorite-button';
import { TAG_DIALOG } from '@/components/views/landing/ratings/tag-dialog';
import { TopTags } from '@/components/views/landing/ratings/top-tags';
import { ProfileActions } from '@/components/views/profile/profile-actions';
import { queueItem } from '@/lib/contract/admin';
import { comment } from '@/lib/contract/comments';
import { game } from '@/lib/contract/game';
import type { PublicProfile } from '@/lib/domain/members/profile-data';
import type { AdminList } from '@/stores/queries/use-admin-list';
import { createPageStores, StoresWrapper, ORIGIN } from '../../support/page-stores';
import { signInStores } from '../../support/signed-in';

const GAME = parse(game, { uid: '42', href: '/gamelanding/a', title: 'Kite Racers', keyword: 'a' });
const MEMBER_PROFILE = {
  uid: '9',
  memberId: '1009',
  displayName: 'pipkin',
  avatarUrl: null,
  profileHref: '/profile/9',
  personalInfo: {},
} as PublicProfile;
const MEMBER_COMMENT = parse(comment, {
  cid: '5',
  nid: '42',
  author: { uid: '9', displayName: 'pipkin', avatarUrl: null, profileHref: '/profile/9' },
  body: 'A fine one.',
  createdAt: '2026-11-20T12:00:00.000Z',
  editedAt: null,
  helpful: 3,
  unhelpful: 1,
});
const COMMENT_REPORT = parse(queueItem, {
  id: '3',
  title: 'A comment of pipkin',
  href: null,
  kind: 'Rude',
  message: 'It is rude.',
  from: 'ada',
  createdAt: '2026-11-20T12:00:00.000Z',
  resolvedAt: null,
  cid: '5',
});
/** A queue with one report, as the administration lists it. */
const ReportsPage = () => {
  const [[row = COMMENT_REPORT], setRows] = useState<readonly QueueItem[]>([COMMENT_REPORT]);
  const list: AdminList<QueueItem> = {
    rows: [row],
    failure: null,
    page: 0,
    pages: 1,
    setPage: () => undefined,
    update: (change) => change && setRows(change),
  };
  return <QueueCard queue="comments" item={row} list={list} />;
};
const router = {
  push: async () => true,
  pathname: '/',
  asPath: '/',
  events: { on: () => undefined, off: () => undefined },
  prefetch: async () => undefined,
} as unknown as NextRouter;

let recordedChanges: string[] = [];
let sendResponse: () => void = () => undefined;
const recordChange = async ({ request }: { request: Request }) => {
  recordedChanges.push(`${new URL(request.url).pathname} ${await request.text()}`);
  await new Promise<void>((resolve) => (sendResponse = resolve));
  return HttpResponse.json({ ok: true });
};
const network = setupServer(
  http.post(`${ORIGIN}/sw/api/game/all-admin-flagging-status`, () =>
    HttpResponse.json({ flagged_status: { broken: false } }),
  ),
  http.post(`${ORIGIN}/sw/api/flag/status/*`, () => HttpResponse.json({ flagged_status: false })),
  http.post(`${ORIGIN}/sw/api/user/block-status`, () => HttpResponse.json({ flagged_status: false })),
  http.get(`${ORIGIN}/sw/api/comments/42`, () =>
    HttpResponse.json({ rows: [MEMBER_COMMENT], pager: { total_items: 1, items_per_page: 10, page: 0 } }),
  ),
  http.get(`${ORIGIN}/sw/api/node/game/top-tags/42`, () => HttpResponse.json({ rows: [] })),
  http.get(`${ORIGIN}/sw/api/game/own-tags/42`, () => HttpResponse.json({ rows: [] })),
  http.post(`${ORIGIN}/sw/api/*`, recordChange),
  http.post(`${ORIGIN}/flag/node`, recordChange),
);

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  recordedChanges = [];
});
afterAll(() => network.close());

const findPressedButton = (name: string) => () => screen.queryByRole('button', { name, pressed: true });

const TESTED_BUTTONS: readonly [
  action: string,
  view: ReactElement,
  name: string,
  findResult: () => HTMLElement | null,
  change: string,
][] = [
  [
    'adding a friend',
    <ProfileActions key="friend" profile={MEMBER_PROFILE} />,
    'Add friend',
    findPressedButton('Friends'),
    '/sw/api/flag/friend {"friend_uid":"9"}',
  ],
  [
    'blocking a member',
    <ProfileActions key="block" profile={MEMBER_PROFILE} />,
    'Block',
    findPressedButton('Unblock'),
    '/sw/api/user/block {"uid":"9"}',
  ],
  [
    'adding a favorite',
    <FavoriteButton key="favorite" game={GAME} />,
    'Favorite',
    findPressedButton('Favorite'),
    '/sw/api/flag/node {"nid":"42","flag_id":"favorite_game"}',
  ],
  [
    'setting an administrator’s flag',
    <GameFlags key="flag" game={GAME} />,
    'Broken',
    findPressedButton('Broken'),
    '/sw/api/flag/node {"nid":"42","flag_id":"broken"}',
  ],
  [
    'hiding a comment',
    <CommentsPanel key="comment" game={GAME} />,
    'Hide',
    () => screen.queryByRole('button', { name: 'Show' }),
    '/sw/api/comment/5/hide {"hidden":true}',
  ],
  [
    'hiding the comment of a report',
    <ReportsPage key="report" />,
    'Hide the comment',
    () => screen.queryByRole('button', { name: 'Show the comment' }),
    '/sw/api/comment/5/hide {"hidden":true}',
  ],
  [
    'adding a tag',
    <TopTags key="tags" uid="42" />,
    'cute',
    findPressedButton('cute'),
    '/flag/node {"nid":"42","flag_id":"game_tag_cute"}',
  ],
];

describe('a double click', () => {
  it.each(TESTED_BUTTONS)('counts once when %s', async (_action, view, name, findResult, change) => {
    const stores = createPageStores();
    signInStores(stores, { isAdminUser: true });
    render(
      <RouterContext value={router}>
        <StoresWrapper stores={stores}>{view}</StoresWrapper>
      </RouterContext>,
    );
    if (name === 'cute') {
      await screen.findByRole('button', { name: 'Add a tag' });
      act(() => stores.modal.getState().open(TAG_DIALOG));
    }
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
    // Before its code has loaded, the favorite button counts all presses as one.
    if (name === 'Favorite')
      await waitFor(() => expect(document.querySelector('.favorite-note')).not.toBeNull());
    await userEvent.dblClick(screen.getByRole('button', { name }));
    await waitFor(() => expect(findResult()).not.toBeNull());
    await waitFor(() => expect(recordedChanges).toEqual([change]));
    // A second change would be sent after the response to the first one.
    sendResponse();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(findResult()).not.toBeNull();
    expect(recordedChanges).toEqual([change]);
    expect(
      screen
        .queryAllByRole('alert')
        .map((alert) => alert.textContent)
        .join(''),
    ).toBe('');
  });
});
