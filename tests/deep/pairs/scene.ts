/** Creates members, comments and pages for one pair of actions, and reads what is stored about them afterwards. */
import type { Client } from 'pg';
import { MEMBER_PASSWORD } from '../../../e2e/support/member';
import type { ActionRequest, PairScene } from './actions';

export interface SceneSession {
  headers: Record<string, string>;
  logoutToken: string;
  uid: string;
  playerToken: string;
}

export interface SceneReply {
  status: number;
  body: Record<string, unknown>;
}

/** Sends one request to one process of the site. A lost connection has the status 0. */
export const send = async (
  base: string,
  { method, path, body, isAnonymous, isScores }: ActionRequest,
  session: SceneSession | null,
): Promise<SceneReply> => {
  const own = isScores ? { authorization: `Bearer ${session?.playerToken}` } : session?.headers;
  try {
    const response = await fetch(base + path, {
      method,
      headers: { origin: base, 'content-type': 'application/json', ...(isAnonymous ? {} : own) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith('{') ? (JSON.parse(text) as SceneReply['body']) : {},
    };
  } catch {
    return { status: 0, body: {} };
  }
};

/** Signs in by name or email address. Returns null when the password is rejected. */
export const openSession = async (
  base: string,
  name: string,
  pass = MEMBER_PASSWORD,
): Promise<SceneSession | null> => {
  const response = await fetch(`${base}/user/login`, {
    method: 'POST',
    headers: { origin: base, 'content-type': 'application/json' },
    body: JSON.stringify({ name, pass }),
  });
  if (response.status !== 200) return null;
  const answer = (await response.json()) as {
    current_user: { uid: string };
    csrf_token: string;
    logout_token: string;
  };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = { cookie, 'x-csrf-token': answer.csrf_token };
  const token = (await (await fetch(`${base}/jwt/token`, { headers })).json()) as { token: string };
  return {
    headers,
    logoutToken: answer.logout_token,
    uid: answer.current_user.uid,
    playerToken: token.token,
  };
};

/** Stores a copy of a registered member under another name, with the same password. */
const copyMember = async (client: Client, template: string, name: string): Promise<string> => {
  const { rows } = await client.query<{ uid: number }>(
    `insert into product.member (member_id, name, name_key, email, email_key, email_verified_at, password_hash)
     select 'pair' || md5($2), $2, $2, $2 || '@example.com', $2 || '@example.com', now(), password_hash
     from product.member where name = $1 returning uid`,
    [template, name],
  );
  return String(rows[0]?.uid);
};

const insertComment = async (client: Client, nid: string, uid: string): Promise<string> => {
  const { rows } = await client.query<{ cid: string }>(
    `insert into product.comment (game_uid, member_uid, body, created_at) values ($1, $2, 'Warm.', now()) returning cid`,
    [nid, uid],
  );
  return String(rows[0]?.cid);
};

export interface PairStage {
  client: Client;
  /** The processes of the site. */
  bases: readonly string[];
  template: string;
  nids: readonly string[];
  avatarFid: string;
  pricedFid: string;
  sku: string;
}

/** Opens the payment page of a plan. With `isPaid`, the member subscribes there. Returns the page's ID. */
export const openPage = async (base: string, session: SceneSession, isPaid: boolean): Promise<string> => {
  const opened = await send(base, { method: 'POST', path: '/sw/api/checkout', body: { plan: 1 } }, session);
  const id = String(opened.body.url).split('/').at(-1) ?? '';
  if (!isPaid) return id;
  await send(
    base,
    { method: 'POST', path: `/sw/api/sandbox/checkout/${id}`, body: { decision: 'pay' } },
    session,
  );
  // The member returns before the provider's event arrives.
  await send(base, { method: 'POST', path: '/sw/api/checkout/confirm', body: { session: id } }, session);
  return id;
};

/** Creates the rows of one pair and signs in the member. */
export const createScene = async (
  stage: PairStage,
  number: number,
): Promise<{ scene: PairScene; session: SceneSession }> => {
  const { client, bases, template } = stage;
  await client.query('delete from product.rate_window');
  // Ends in a letter. Otherwise, a name with a number appended could equal the name of another pair.
  const name = `pair${number}x`;
  const uid = await copyMember(client, template, name);
  const otherUid = await copyMember(client, template, `other${number}`);
  const { rows } = await client.query<{ id: string }>(
    `insert into scores.player (subject, is_guest, display_name) values ('member:' || $1::text, false, $2) returning id`,
    [uid, name],
  );
  // The tokens of many finished days.
  await client.query(
    `insert into scores.token_entry (player_id, day, turn, amount, reason, at)
     select $1, date '2026-01-01' + turn, 1, 25, 'finished', now() from generate_series(1, 60) turn`,
    [rows[0]?.id],
  );
  const nid = stage.nids[number % stage.nids.length]!;
  const session = await openSession(bases[number % bases.length]!, name);
  if (!session) throw new Error(`${name} could not sign in.`);
  const scene: PairScene = {
    uid,
    name,
    email: `${name}@example.com`,
    otherUid,
    otherCid: await insertComment(client, nid, otherUid),
    ownCid: await insertComment(client, nid, uid),
    nid,
    avatarFid: stage.avatarFid,
    pricedFid: stage.pricedFid,
    sku: stage.sku,
    logoutToken: session.logoutToken,
    pageId: 'page_none',
  };
  return { scene, session };
};

/** Reads the values that actions store. Passwords and deleted accounts are checked separately. */
export const readState = async (client: Client, scene: PairScene): Promise<Record<string, unknown>> => {
  const { rows } = await client.query<{ state: Record<string, unknown> | null }>(
    `select jsonb_build_object(
       'hometown', m.personal_info->'hometown', 'snack', m.personal_info->'snackOn', 'optIn', m.has_opted_in,
       'theme', m.theme, 'avatar', m.avatar_fid, 'newEmail', m.new_email, 'name', m.name,
       'hiddenParts', to_jsonb(m.hidden_parts), 'analytics', m.consent->'analytics',
       'reminders', exists (select from product.streak_reminder where member_uid = m.uid),
       'played', exists (select from product.recent_game where member_uid = m.uid and game_uid = $3),
       'favorite', exists (select from product.favorite where member_uid = m.uid and game_uid = $3),
       'rating', (select value from product.rating where member_uid = m.uid and game_uid = $3),
       'tag', exists (select from product.member_tag where member_uid = m.uid and game_uid = $3),
       'friend', exists (select from product.friendship where member_uid = m.uid and friend_uid = $2),
       'block', exists (select from product.block where member_uid = m.uid and blocked_uid = $2),
       'memberReport', exists (select from product.member_report where reporter_uid = m.uid),
       'comment', (select body from product.comment where cid = $5),
       'isHelpful', (select is_helpful from product.comment_vote where member_uid = m.uid and cid = $4),
       'commentReport', exists (select from product.comment_report where member_uid = m.uid and cid = $4),
       'isCancelling', (select cancel_requested_at is not null from product.subscription where member_uid = m.uid),
       'save', exists (select from scores.save s join scores.player p on p.id = s.player_id
         where p.subject = 'member:' || m.uid)
     ) as state from product.member m where m.uid = $1`,
    [scene.uid, scene.otherUid, scene.nid, scene.otherCid, scene.ownCid],
  );
  return rows[0]?.state ?? { isDeleted: true };
};

const CONTRADICTION_QUERIES: Record<string, string> = {
  'a rating total differs from the ratings': `select from product.game g where g.uid = $3 and (g.rating_count, g.rating_sum) <>
     (select count(*)::int, coalesce(sum(value), 0)::int from product.rating where game_uid = g.uid)`,
  'a vote total differs from the votes': `select from product.comment c where c.cid = $4 and (c.helpful, c.unhelpful) <>
     (select count(*) filter (where is_helpful)::int, count(*) filter (where not is_helpful)::int
      from product.comment_vote where cid = c.cid)`,
  'a friend is blocked': `select from product.friendship f join product.block b
     on (b.member_uid, b.blocked_uid) in ((f.member_uid, f.friend_uid), (f.friend_uid, f.member_uid))
     where f.member_uid in ($1, $2)`,
  'two tokens of one kind': `select from product.account_token where member_uid = $1 group by kind having count(*) > 1`,
  'two subscriptions': `select from product.subscription where member_uid = $1 and state <> 'ended' offset 1`,
  'two open payment pages': `select from product.sandbox_checkout s join product.customer c on c.provider_customer_id = s.customer_id
     where c.member_uid = $1 and s.status = 'open' group by coalesce(s.product_sku, 'plan') having count(*) > 1`,
  'a payment that nobody owns': `select from product.sandbox_subscription s where s.status = 'active'
     and not exists (select from product.customer c where c.provider_customer_id = s.customer_id)`,
  'a deleted member keeps a player': `select from scores.player p where p.subject = 'member:' || $1::int
     and not exists (select from product.member where uid = $1)`,
};

/** Returns the names of the contradictions in the stored data. */
export const findContradictions = async (client: Client, scene: PairScene): Promise<string[]> => {
  const found: string[] = [];
  for (const [name, query] of Object.entries(CONTRADICTION_QUERIES)) {
    const values = [scene.uid, scene.otherUid, scene.nid, scene.otherCid, scene.ownCid];
    // Every query receives the same five values, even if it does not use all of them.
    const { rowCount } = await client.query(
      `with _used as (select $1::int, $2::int, $3::int, $4::bigint, $5::bigint) ${query}`,
      values,
    );
    if (rowCount) found.push(name);
  }
  return found;
};
