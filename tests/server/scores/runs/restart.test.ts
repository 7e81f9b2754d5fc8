/** Tests that restarted games and games with undone moves are ranked like any other. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editionOf } from '@/games/hearthside-solitaire/config';
import { levelFor } from '@/games/hearthside-solitaire/rules';
import { createGame } from '@/games/hearthside-solitaire/state';
import { createTestGuest, createTestServices, type TestServices } from '../../../support/services';

const MOVE_MS = 1_000;
const MOVES_PER_BEAT = 14;

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

interface StartedRun {
  run: { id: string; seed: string };
  token: string;
}

/** Plays today's deal like the page: a move every second, and a heartbeat every fourteen moves. */
const startGame = async () => {
  const guest = await createTestGuest(services);
  const request = { game: 'hearthside-solitaire', mode: 'daily', level_key: null };
  const { run, token } = (await guest.request<StartedRun>('POST', '/runs', request)).body;
  const edition = editionOf('hearthside-solitaire');
  const level = edition && levelFor(edition, { seed: run.seed, mode: 'daily' });
  if (!level) throw new Error('There is no deal today.');
  const game = createGame(level);
  let acts = 0;
  const pass = async () => {
    services.advance(MOVE_MS);
    acts += 1;
    const beat = { token, kind: 'beat', activeMs: acts * MOVE_MS, moveCount: game.moves.length };
    if (acts % MOVES_PER_BEAT === 0) await guest.request('POST', `/runs/${run.id}/checkpoint`, beat);
  };
  return {
    game,
    proof: level.solution,
    pass,
    async win() {
      for (const turn of level.solution) {
        game.make(turn);
        await pass();
      }
      const end = { token, activeMs: acts * MOVE_MS, moves: game.moves };
      return (await guest.request<{ verdict: string }>('POST', `/runs/${run.id}/finish`, end)).body.verdict;
    },
  };
};

describe('today’s solitaire', () => {
  it('counts after half a game, a look through the stock and a restart', async () => {
    const { game, proof, pass, win } = await startGame();
    for (const turn of proof.slice(0, Math.floor(proof.length / 2))) {
      game.make(turn);
      await pass();
    }
    for (let draws = 0; draws < 120 && game.draw(); draws += 1) await pass();
    expect(game.moves.length).toBeGreaterThan(proof.length * 1.25);
    game.restart();
    await pass();
    expect(await win()).toBe('counted');
  });

  it('counts as a result even if a hundred draws were made and undone', async () => {
    const { game, proof, pass, win } = await startGame();
    for (let draws = 0; draws < proof.length + 60 && game.draw(); draws += 1) await pass();
    while (game.undo()) await pass();
    expect(await win()).toBe('counted');
  });
});
