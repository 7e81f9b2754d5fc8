/** @vitest-environment jsdom */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CommentsPanel } from '@/components/comments/comments-panel';
import { comment as commentSchema } from '@/lib/contract/comments';
import { game as gameSchema } from '@/lib/contract/game';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { REGISTER_DIALOG } from '@/stores/account-dialogs';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, StoresWrapper, ORIGIN } from '../../support/page-stores';
import { signInStores } from '../../support/signed-in';

const GAME = parse(gameSchema, { uid: '42', href: '/gamelanding/a', title: 'Kite Racers', keyword: 'a' });
const createComment = (cid: string, fields: Record<string, unknown> = {}) =>
  parse(commentSchema, {
    cid,
    nid: '42',
    author: { uid: '9', displayName: 'pipkin', avatarUrl: null, profileHref: '/profile/9' },
    body: `Comment ${cid}`,
    createdAt: '2026-11-20T12:00:00.000Z',
    editedAt: null,
    helpful: 3,
    unhelpful: 1,
    ...fields,
  });
type Comment = ReturnType<typeof createComment>;

let stores: Stores;
let requestedCalls: string[];
let sentBodies: { call: string; body: unknown }[];
const network = setupServer();

beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  stores = createPageStores();
  requestedCalls = [];
  sentBodies = [];
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const refusalResponse = (status: number, code: string, more: object = {}) =>
  HttpResponse.json({ code, message: 'Links are not allowed here.', requestId: '', ...more }, { status });

const show = (
  rows: Comment[],
  {
    total = rows.length,
    reply,
  }: { total?: number; reply?: (call: string) => Response | Promise<Response> } = {},
) => {
  const recordRequest = async ({ request }: { request: Request }) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    sentBodies.push({ call, body: await request.json() });
    return (await reply?.(call)) ?? HttpResponse.json({ ok: true });
  };
  network.use(
    http.get(`${ORIGIN}/sw/api/comments/42`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      requestedCalls.push(searchParams.toString());
      const page = Number(searchParams.get('page'));
      const shown = page === 0 ? rows : [createComment('99', { body: 'The last one' })];
      return HttpResponse.json({ rows: shown, pager: { total_items: total, items_per_page: 10, page } });
    }),
    http.post(`${ORIGIN}/sw/api/comments/42`, recordRequest),
    http.post(`${ORIGIN}/sw/api/flag/comment`, recordRequest),
    http.post(`${ORIGIN}/sw/api/comment/:cid/:what`, recordRequest),
    http.patch(`${ORIGIN}/sw/api/comment/:cid`, recordRequest),
  );
  render(
    <StoresWrapper stores={stores}>
      <CommentsPanel game={GAME} />
    </StoresWrapper>,
  );
};
/** Delays a response until the test releases it. */
const createGate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {
    open: () => open(),
    wait: async (body: Comment): Promise<Response> => {
      await opened;
      return HttpResponse.json(body);
    },
  };
};
const messages = () => stores.notification.getState().queue.map(({ message }) => message);
const commentCards = () => screen.getAllByRole('article');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the list of comments on a game', () => {
  it('starts with the most helpful comments, or with the newest when the visitor chooses that order', async () => {
    stores.auth.setState({ isReady: true });
    show([createComment('1')]);
    expect(await screen.findByText('Comment 1')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Order/ }), 'Newest');
    await waitFor(() => expect(requestedCalls.at(-1)).toContain('sort=newest'));
    expect(requestedCalls[0]).toContain('sort=helpful');
  });

  it('invites the visitor to write the first comment when it is empty', async () => {
    stores.auth.setState({ isReady: true });
    show([]);
    expect(await screen.findByText(SOCIAL_MESSAGES.commentsEmpty)).toBeInTheDocument();
  });

  it.each([
    ['without a network', () => HttpResponse.error(), NETWORK_FAILURE],
    ['with the server’s reason', () => refusalResponse(503, 'unavailable'), 'Links are not allowed here.'],
    ['without a reason', () => refusalResponse(500, 'internal'), SOCIAL_MESSAGES.listFailed],
  ])('says why it could not be loaded %s, and offers to retry', async (_case, answer, message) => {
    stores.auth.setState({ isReady: true });
    network.use(http.get(`${ORIGIN}/sw/api/comments/42`, answer));
    render(
      <StoresWrapper stores={stores}>
        <CommentsPanel game={GAME} />
      </StoresWrapper>,
    );
    expect(await screen.findByText(message)).toBeInTheDocument();
    network.use(
      http.get(`${ORIGIN}/sw/api/comments/42`, () =>
        HttpResponse.json({
          rows: [createComment('1')],
          pager: { total_items: 1, items_per_page: 10, page: 0 },
        }),
      ),
    );
    await userEvent.click(button('Try again'));
    expect(await screen.findByText('Comment 1')).toBeInTheDocument();
  });

  it('appends the next page below the first', async () => {
    stores.auth.setState({ isReady: true });
    show(
      Array.from({ length: 10 }, (_, index) => createComment(String(index + 1))),
      { total: 11 },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more comments' }));
    expect(await screen.findByText('The last one')).toBeInTheDocument();
    expect(commentCards()).toHaveLength(11);
    expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
  });
});

describe('writing a comment', () => {
  it('shows the comment at the top, empties the field and shows a confirmation', async () => {
    signInStores(stores);
    const createdComment = createComment('5', { body: 'A fine one.', isOwn: true, isEditable: true });
    show([createComment('1')], { reply: () => HttpResponse.json(createdComment) });
    await screen.findByText('Comment 1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Add a comment' }), ' A fine one. ');
    expect(screen.getByText('11 of 1000')).toBeInTheDocument();
    await userEvent.click(button('Post'));
    expect(await screen.findByText('A fine one.')).toBeInTheDocument();
    expect(within(commentCards()[0]!).getByText('A fine one.')).toBeInTheDocument();
    expect(sentBodies).toEqual([{ call: 'POST /sw/api/comments/42', body: { body: 'A fine one.' } }]);
    expect(screen.getByRole('textbox', { name: 'Add a comment' })).toHaveValue('');
    expect(messages()).toEqual([SOCIAL_MESSAGES.commentSent]);
  });

  it('shows the reason for a rejection below the field, and keeps the text', async () => {
    signInStores(stores);
    const fields = { body: 'Links are not allowed here.' };
    show([], { reply: () => refusalResponse(422, 'unprocessable', { fields }) });
    const field = await screen.findByRole('textbox', { name: 'Add a comment' });
    await userEvent.type(field, 'See www.example.com');
    await userEvent.click(button('Post'));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Links are not allowed here/));
    expect(field).toHaveValue('See www.example.com');
  });

  it('keeps text that is typed while the comment is being posted', async () => {
    signInStores(stores);
    const gate = createGate();
    show([], { reply: () => gate.wait(createComment('5', { body: 'A fine one.', isOwn: true })) });
    const field = await screen.findByRole('textbox', { name: 'Add a comment' });
    await userEvent.type(field, 'A fine one.');
    await userEvent.click(button('Post'));
    await waitFor(() => expect(button('Post')).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(field, ' And another thing.');
    gate.open();
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(field).toHaveValue('A fine one. And another thing.');
  });

  it('keeps text that is typed while the session is being checked', async () => {
    stores.auth.setState({ isReady: false });
    show([], { reply: () => HttpResponse.json(createComment('5', { body: 'A fine one.', isOwn: true })) });
    const field = await screen.findByRole('textbox', { name: 'Add a comment' });
    await userEvent.type(field, 'A fine one.');
    await userEvent.click(button('Post'));
    expect(button('Post')).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(field, ' And another thing.');
    act(() => signInStores(stores));
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(sentBodies.map(({ body }) => body)).toEqual([{ body: 'A fine one.' }]);
    expect(field).toHaveValue('A fine one. And another thing.');
  });

  it('posts once and shows no error when the button is pressed twice', async () => {
    signInStores(stores);
    show([], { reply: () => HttpResponse.json(createComment('5', { body: 'A fine one.', isOwn: true })) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Add a comment' }), 'A fine one.');
    await userEvent.click(button('Post'));
    await screen.findByRole('article');
    await userEvent.click(button('Post'));
    expect(sentBodies).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Add a comment' })).not.toHaveAttribute('aria-invalid');
  });

  it('keeps the text when the visitor leaves without signing in', async () => {
    show([]);
    await userEvent.type(await screen.findByRole('textbox'), 'From outside.');
    await userEvent.click(button('Post'));
    await waitFor(() => expect(stores.modal.getState().current?.name).toBe(REGISTER_DIALOG));
    cleanup();
    show([]);
    expect(await screen.findByRole('textbox')).toHaveValue('From outside.');
  });

  it('requires a confirmed email address', async () => {
    signInStores(stores, { emailVerified: false });
    show([]);
    expect(await screen.findByText(SOCIAL_MESSAGES.confirmFirst)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks a visitor to join, and then posts the text', async () => {
    stores.auth.setState({ isReady: true });
    const createdComment = createComment('5', { body: 'From outside.', isOwn: true });
    show([], { reply: () => HttpResponse.json(createdComment) });
    await userEvent.type(await screen.findByRole('textbox'), 'From outside.');
    await userEvent.click(button('Post'));
    await waitFor(() => expect(stores.modal.getState().current?.name).toBe(REGISTER_DIALOG));
    expect(sentBodies).toEqual([]);
    const act = stores.modal.getState().current?.data as () => void;
    signInStores(stores);
    act();
    await waitFor(() => expect(sentBodies).toHaveLength(1));
    expect(await screen.findByText('From outside.')).toBeInTheDocument();
  });

  it('sends nothing for a new member, and says that the text is saved until the email is confirmed', async () => {
    stores.auth.setState({ isReady: true });
    show([]);
    await userEvent.type(await screen.findByRole('textbox'), 'From outside.');
    await userEvent.click(button('Post'));
    await waitFor(() => expect(stores.modal.getState().current?.name).toBe(REGISTER_DIALOG));
    const join = stores.modal.getState().current?.data as () => void;
    signInStores(stores, { emailVerified: false });
    join();
    expect(await screen.findByText(SOCIAL_MESSAGES.commentStored)).toBeInTheDocument();
    expect(sentBodies).toEqual([]);
  });
});

describe('a comment', () => {
  it('accepts one vote per member, counts the vote immediately, and allows changing it', async () => {
    signInStores(stores);
    show([createComment('1')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Helpful 3' }));
    expect(button('Helpful 4')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(sentBodies).toHaveLength(1));
    await userEvent.click(button('Unhelpful 1'));
    expect(button('Unhelpful 2')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Helpful 3')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(sentBodies.map(({ body }) => body)).toEqual([
        { cid: '1', flag_id: 'comment_helpful' },
        { cid: '1', flag_id: 'comment_unhelpful' },
      ]),
    );
  });

  it('reverts a vote that the server rejects', async () => {
    signInStores(stores);
    show([createComment('1')], { reply: () => refusalResponse(500, 'internal') });
    await userEvent.click(await screen.findByRole('button', { name: 'Helpful 3' }));
    await waitFor(() => expect(messages()).toEqual([SOCIAL_MESSAGES.voteFailed]));
    expect(screen.getByText(SOCIAL_MESSAGES.voteFailed)).toHaveAttribute('role', 'alert');
    expect(button('Helpful 3')).toHaveAttribute('aria-pressed', 'false');
  });

  it('allows its author to edit it, but not to vote for it', async () => {
    signInStores(stores);
    const changed = createComment('1', {
      isOwn: true,
      isEditable: true,
      body: 'Better.',
      editedAt: '2026-11-20T12:05:00.000Z',
    });
    show([createComment('1', { isOwn: true, isEditable: true })], {
      reply: () => HttpResponse.json(changed),
    });
    await screen.findByText('Comment 1');
    expect(screen.queryByRole('button', { name: /Helpful/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
    await userEvent.click(button('Edit'));
    const field = screen.getByRole('textbox', { name: 'Your comment' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Better.');
    await userEvent.click(button('Save changes'));
    expect(await screen.findByText('Better.')).toBeInTheDocument();
    expect(screen.getByText('edited')).toBeInTheDocument();
    expect(sentBodies).toEqual([{ call: 'PATCH /sw/api/comment/1', body: { body: 'Better.' } }]);
  });

  it('returns the focus to its Edit button and discards the changes when the author cancels editing', async () => {
    signInStores(stores);
    show([createComment('1', { isOwn: true, isEditable: true })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), ' More.');
    await userEvent.click(button('Cancel'));
    expect(button('Edit')).toHaveFocus();
    await userEvent.click(button('Edit'));
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Comment 1');
  });

  it('keeps the focus when an edit is saved, even if the comment cannot be edited again', async () => {
    signInStores(stores);
    const changed = createComment('1', { isOwn: true, isEditable: false, body: 'Better.' });
    show([createComment('1', { isOwn: true, isEditable: true })], {
      reply: () => HttpResponse.json(changed),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), '!');
    await userEvent.click(button('Save changes'));
    expect(await screen.findByText('Better.')).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveFocus();
  });

  it('stays in edit mode when more text is typed while the edit is being saved', async () => {
    signInStores(stores);
    const gate = createGate();
    show([createComment('1', { isOwn: true, isEditable: true })], {
      reply: () => gate.wait(createComment('1', { isOwn: true, isEditable: true, body: 'Comment 1!' })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = screen.getByRole('textbox', { name: 'Your comment' });
    await userEvent.type(field, '!');
    await userEvent.click(button('Save changes'));
    await userEvent.type(field, ' More.');
    gate.open();
    await waitFor(() => expect(messages()).toEqual([SOCIAL_MESSAGES.commentChanged]));
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Comment 1! More.');
  });

  it('gets reported only with a reason', async () => {
    signInStores(stores);
    show([createComment('1')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report this comment' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await within(dialog).findByText('Required.')).toBeInTheDocument();
    expect(sentBodies).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox'), 'It is rude.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    expect(await within(dialog).findByRole('status')).toHaveTextContent(SOCIAL_MESSAGES.reportSent);
    expect(sentBodies).toEqual([{ call: 'POST /sw/api/comment/1/report', body: { message: 'It is rude.' } }]);
  });

  it('offers Hide and Show only to administrators', async () => {
    signInStores(stores, { isAdminUser: true });
    show([createComment('1')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(screen.getByText(SOCIAL_MESSAGES.hiddenForAdministrator)).toBeInTheDocument();
    await userEvent.click(button('Show'));
    expect(screen.queryByText(SOCIAL_MESSAGES.hiddenForAdministrator)).toBeNull();
    await waitFor(() =>
      expect(sentBodies.map(({ body }) => body)).toEqual([{ hidden: true }, { hidden: false }]),
    );
  });

  it('tells its author that it is hidden, without a Show button', async () => {
    signInStores(stores);
    show([createComment('1', { isOwn: true, isHidden: true })]);
    expect(await screen.findByText(SOCIAL_MESSAGES.hiddenForAuthor)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  });
});
