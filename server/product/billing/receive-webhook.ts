/**
 * Receives a provider's events: verifies the signature, and acknowledges an event once its effect is stored. The
 * provider sends unacknowledged events again.
 */
import { ServiceError } from '@/lib/errors';
import { receiveWebhook as receiveCall } from '@/lib/contract/billing';
import { readRawBody } from '../../http/parse';
import { recordMetric } from '../../platform/metric-events';
import type { RequestContext } from '../../http/context';
import { applyEvent } from './apply-event';
import type { BillingService } from './billing';

/**
 * Receives an event.
 * @throws ServiceError notFound (no such provider), payloadTooLarge, badRequest (signature, age); other errors respond
 * with 5xx, and the provider retries
 */
export const receiveWebhook = async (
  service: BillingService,
  name: string,
  context: RequestContext,
): Promise<void> => {
  const { provider } = service.billing;
  if (provider?.id !== name) throw new ServiceError('notFound', 'This payment provider is not configured.');
  const body = await readRawBody(context.request, receiveCall);
  let subject = 'unknown';
  let outcome: 'applied' | 'failed' | 'refused' = 'refused';
  try {
    const event = provider.readEvent(body, context.request.headers, context.clock.now());
    subject = event.subject?.kind ?? 'other';
    outcome = 'failed';
    await applyEvent(service, provider, event);
    outcome = 'applied';
  } finally {
    recordMetric({ kind: 'webhook', subject, outcome });
  }
};
