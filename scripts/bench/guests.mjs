/** Creates guests that start and finish runs through the site's scores API. */
// Until the first gap between the houses, the score of a run depends only on its number of ticks.
const GAME = 'rooftop-cats';
const MODE = 'endless';
/** The code of the move that ends a run. */
const END = 4;

/** Creates guests. @returns the headers that authorize each of them */
export const createGuests = async (siteUrl, count) => {
  const guests = [];
  for (let index = 0; index < count; index += 1) {
    const response = await fetch(`${siteUrl}/scores/guest`, { method: 'POST', headers: { origin: siteUrl } });
    if (!response.ok) throw new Error(`A guest could not be created: ${response.status}.`);
    const { token } = await response.json();
    guests.push({ authorization: `Bearer ${token}`, origin: siteUrl });
  }
  return guests;
};

const addLabel = (headers, label) => (label ? { ...headers, 'x-bench-label': label } : headers);

/** Starts a run. @returns {Promise<{ id: string, token: string }>} */
export const startRun = async (client, headers, label) => {
  const body = { game: GAME, mode: MODE };
  const request = { method: 'POST', path: '/scores/runs', headers: addLabel(headers, label), body };
  const { run, token } = JSON.parse(await client.request(request));
  return { id: run.id, token };
};

/** Finishes a run after some ticks. @returns {Promise<{ verdict: string, value: number }>} */
export const finishRun = async (client, headers, { id, token }, ticks, label) => {
  const body = { token, activeMs: 2_000, moves: [[ticks, END]] };
  const path = `/scores/runs/${id}/finish`;
  return JSON.parse(await client.request({ method: 'POST', path, headers: addLabel(headers, label), body }));
};
