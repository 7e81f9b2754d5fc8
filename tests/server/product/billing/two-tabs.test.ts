/** Tests a payment page that is paid in one tab while another tab opens a new one. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '@/lib/errors';
import { createTestMember } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';
import { openPage, subscribe } from '../../../support/subscribed';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => services.drop());

describe('paying in one tab while another tab opens a payment page', () => {
  it.each([
    ['ignores', false],
    ['refuses', true],
  ])(
    'prevents a second page even if the provider %s the request to close the first one',
    async (label, isRefused) => {
      const member = await createTestMember(services, `Member ${label}`);
      const id = await openPage(member.request);
      const { provider } = services.service.billing;
      if (!provider) throw new Error('nothing is on sale');
      const pay = () => member.request('POST', `/sw/api/sandbox/checkout/${id}`, { decision: 'pay' });
      vi.spyOn(provider, 'expireCheckout').mockImplementationOnce(async () => {
        expect((await pay()).status).toBe(200);
        if (isRefused) throw new Error('Only open pages can be closed.');
      });
      expect((await member.request('POST', '/sw/api/checkout', { plan: 1 })).status).toBe(409);
      await services.flushJobs();
      const { rows } = await services.database.pool.query(
        `select 1 from product.subscription where member_uid = $1 and state = 'active'`,
        [member.uid],
      );
      expect(rows).toHaveLength(1);
    },
  );

  it('opens no second page while the provider cannot close the first page, because the first page can still be paid', async () => {
    const member = await createTestMember(services, 'Nora');
    const id = await openPage(member.request);
    const { provider } = services.service.billing;
    if (!provider) throw new Error('nothing is on sale');
    const unavailable = new ServiceError('unavailable', 'The payment provider does not respond.');
    const create = vi.spyOn(provider, 'createCheckout');
    vi.spyOn(provider, 'expireCheckout').mockRejectedValueOnce(unavailable);
    expect((await member.request('POST', '/sw/api/checkout', { plan: 1 })).status).toBe(503);
    expect(create).not.toHaveBeenCalled();
    const paid = await member.request('POST', `/sw/api/sandbox/checkout/${id}`, { decision: 'pay' });
    expect(paid.status).toBe(200);
    expect((await member.request('POST', '/sw/api/checkout', { plan: 1 })).status).toBe(409);
  });

  it('prevents a second subscription also if no earlier page is known', async () => {
    const member = await createTestMember(services, 'Olga');
    await subscribe(member.request, services);
    await services.database.pool.query(
      'update product.customer set open_checkout_id = null where member_uid = $1',
      [member.uid],
    );
    expect((await member.request('POST', '/sw/api/checkout', { plan: 1 })).status).toBe(409);
  });
});
