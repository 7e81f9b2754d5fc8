/** Code shared by forgers and honest players: players, runs, reports, and the clock. */
import type { Random } from '@/games/kit/seeded-random';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import type { Run, RunResult } from '@/lib/contract/scores-entities';
import { createTestMember } from '../../../support/members';
import { type Answer, request, type TestServices } from '../../../support/services';
import type { ForgedGame } from './games';

/**
 * A Monday. Each scene is on a random day of this week, because dailies are short and easy at the beginning of the
 * week, and long and hard at its end.
 */
const OPENING = Date.parse('2026-11-16T08:00:00Z');
const DAY_MS = 86_400_000;
export const FREEZE_MS = Date.parse('2026-11-17T12:00:00Z') - OPENING;
const TOKEN_MS = 10 * 60_000;
/** Later than a normal heartbeat, but early enough to count. */
const BEAT_MS = 25_000;
const ZONES = ['Europe/Berlin', 'Europe/London', 'Africa/Lagos', 'Asia/Kolkata'];

export interface Actor {
  token(): Promise<string>;
  request<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
}

export interface StartedRun {
  who: Actor;
  game: ForgedGame;
  run: Run;
  token: string;
}

export type Kind = 'beat' | 'pause' | 'resume' | 'hide';
export type Finished = Answer<RunResult & { code?: string }>;

export interface ForgeryScene {
  random: Random;
  /** The key of the current level, which is the same in all zones. */
  today: string;
  /** Milliseconds since the scene began. */
  at(): number;
  wait(ms: number): void;
  guest(): Promise<Actor>;
  member(): Promise<Actor>;
  start(actor: Actor, game: ForgedGame, levelKey?: string): Promise<StartedRun>;
  /** Starts a run of any game, given by its keyword. */
  begin(actor: Actor, game: string, mode: string, levelKey?: string): Promise<StartedRun>;
  report(run: StartedRun, kind: Kind, moveCount?: number, activeMs?: number): Promise<number>;
  finish(run: StartedRun, moves: unknown[] | null, more?: object): Promise<Finished>;
  /** Plays with a heartbeat every 25 s and evenly distributed moves, until just before the end. */
  play(run: StartedRun, ms: number, moveCount: number): Promise<void>;
  merge(member: Actor, guest: Actor): Promise<void>;
}

const actorOf = (
  services: TestServices,
  zone: string,
  now: () => number,
  fetchToken: () => Promise<string>,
) => {
  let saved = { token: '', at: Number.NEGATIVE_INFINITY };
  const token = async (): Promise<string> => {
    if (Math.abs(now() - saved.at) > TOKEN_MS) saved = { token: await fetchToken(), at: now() };
    return saved.token;
  };
  const actor: Actor = {
    token,
    request: async (method, path, body) =>
      request(services.scores, method, path, {
        body,
        headers: { authorization: `Bearer ${await token()}`, [TIMEZONE_HEADER]: zone },
      }),
  };
  return actor;
};

let members = 0;
// Members exist longer than a scene, so all scenes of the same services share a clock.
const clocks = new WeakMap<TestServices, { now: number }>();

/** Opens a scene whose clock starts on a random day of the week, a little later for each number. */
export const openScene = (services: TestServices, number: number, random: Random): ForgeryScene => {
  let at = 0;
  const opening = OPENING + random.below(7) * DAY_MS;
  const begin = opening + number * 977;
  const clock = clocks.get(services) ?? { now: 0 };
  clocks.set(services, clock);
  const set = () => {
    clock.now = begin + at;
    services.setNow(new Date(clock.now).toISOString());
  };
  set();
  const now = () => clock.now;
  const path = ({ run }: StartedRun, what: string) => `/runs/${run.id}/${what}`;
  const scene: ForgeryScene = {
    random,
    today: new Date(opening).toISOString().slice(0, 10),
    at: () => at,
    wait: (ms) => {
      at += ms;
      set();
    },
    guest: async () => {
      let cookie = '';
      return actorOf(services, random.pick(ZONES), now, async () => {
        const answer = await request<{ token: string }>(services.scores, 'POST', '/guest', {
          headers: cookie ? { cookie } : {},
        });
        cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
        return answer.body.token;
      });
    },
    member: async () => {
      const member = await createTestMember(services, `Forger${(members += 1)}`);
      return actorOf(
        services,
        'Europe/Berlin',
        now,
        async () => (await member.request<{ token: string }>('GET', '/jwt/token')).body.token,
      );
    },
    start: async (actor, game, levelKey) => ({
      ...(await scene.begin(actor, game.keyword, game.mode, levelKey)),
      game,
    }),
    begin: async (actor, game, mode, levelKey) => {
      const input = { game, mode, ...(levelKey ? { level_key: levelKey } : {}) };
      const { status, body } = await actor.request<{ run: Run; token: string }>('POST', '/runs', input);
      if (status !== 200) throw new Error(`${game} ${mode} did not start: ${JSON.stringify(body)}`);
      return { who: actor, run: body.run, token: body.token, game: null as unknown as ForgedGame };
    },
    report: async (run, kind, moveCount, activeMs = at) => {
      const count = moveCount === undefined ? {} : { moveCount };
      const body = { token: run.token, kind, activeMs, ...count };
      return (await run.who.request('POST', path(run, 'checkpoint'), body)).status;
    },
    finish: (run, moves, more = {}) =>
      run.who.request('POST', path(run, 'finish'), {
        token: run.token,
        activeMs: at,
        ...(moves ? { moves } : {}),
        ...more,
      }),
    play: async (run, ms, moveCount) => {
      const beats = Math.max(0, Math.ceil(ms / BEAT_MS) - 1);
      for (let beat = 1; beat <= beats; beat += 1) {
        scene.wait(BEAT_MS);
        await scene.report(run, 'beat', Math.floor((moveCount * beat * BEAT_MS) / ms));
      }
      scene.wait(ms - beats * BEAT_MS);
    },
    merge: async (member, guest) => {
      const { status } = await member.request('POST', '/merge', { guestToken: await guest.token() });
      if (status !== 200) throw new Error('the merge failed');
    },
  };
  return scene;
};
