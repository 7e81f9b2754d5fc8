/**
 * Loads the code for a run's requests and its end while the game itself loads. A failed load is retried when the code
 * is needed.
 */
export const loadRunCode = (): void => {
  for (const load of [
    () => import('@/api-clients/scores/guests'),
    () => import('@/api-clients/scores/runs'),
    () => import('./outbox/run-end'),
  ])
    void load().catch(() => undefined);
};
