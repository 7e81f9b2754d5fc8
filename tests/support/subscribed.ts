/** Creates members who have paid on the sandbox's page, as in a browser. */
import type { Answer, TestServices } from './services';

type SendRequest = (method: string, path: string, body?: unknown) => Promise<Answer>;

/**
 * Opens a payment page.
 * @returns its ID
 */
export const openPage = async (request: SendRequest, plan = 1): Promise<string> => {
  const { status, body } = await request('POST', '/sw/api/checkout', { plan });
  if (status !== 200) throw new Error(`no payment page: ${status} ${JSON.stringify(body)}`);
  return String(body.url).split('/').at(-1) ?? '';
};

/**
 * Pays for a plan and waits until the sandbox's events have arrived.
 * @returns the page's ID
 */
export const subscribe = async (
  request: SendRequest,
  services: Pick<TestServices, 'flushJobs'>,
  plan = 1,
): Promise<string> => {
  const id = await openPage(request, plan);
  const { status } = await request('POST', `/sw/api/sandbox/checkout/${id}`, { decision: 'pay' });
  if (status !== 200) throw new Error(`the page could not be paid: ${status}`);
  await services.flushJobs();
  return id;
};
