/** Calls for runs and saves in the scores service. */
import type { ApiCaller } from '../http';
import { checkpointRun, finishRun, getSave, putSave, startRun } from '@/lib/contract/runs';
import type { CallInput } from '@/lib/contract/call';

export const createRunsClient = (call: ApiCaller) => ({
  /** @param challenge the challenge that the run answers */
  start: (game: string, mode: string, levelKey: string | null, challenge?: string) =>
    call(startRun, { body: { game, mode, level_key: levelKey, ...(challenge && { challenge }) } }),
  checkpoint: (id: string, body: CallInput<typeof checkpointRun>['body']) =>
    call(checkpointRun, { params: { id }, body }),
  /** Finishes a run. Idempotent, because a retry gets the response to the first attempt. */
  finish: (id: string, body: CallInput<typeof finishRun>['body']) =>
    call(finishRun, { params: { id }, body }),
  loadSave: (game: string, slot: string) => call(getSave, { params: { game, slot } }),
  /** @throws ApiError conflict if the server has a newer save */
  storeSave: (game: string, slot: string, data: unknown, baseVersion: number) =>
    call(putSave, { params: { game, slot }, body: { data, baseVersion } }),
});

export type RunsClient = ReturnType<typeof createRunsClient>;
