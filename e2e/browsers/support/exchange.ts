/** Waits for requests of a page, as the gateway records them. */
import type { Exchange, Gateway } from './gateway';

/**
 * Waits for the next exchange that matches.
 * @param timeoutMs 0 for no timeout
 */
export const waitForExchange = (
  { exchanges }: Pick<Gateway, 'exchanges'>,
  isWanted: (exchange: Exchange) => boolean,
  timeoutMs = 0,
): Promise<Exchange> =>
  new Promise((resolve, reject) => {
    const stopWaiting = () => {
      clearTimeout(timer);
      exchanges.off('exchange', handleExchange);
    };
    const handleExchange = (exchange: Exchange) => {
      if (!isWanted(exchange)) return;
      stopWaiting();
      resolve(exchange);
    };
    const handleTimeout = () => {
      stopWaiting();
      reject(new Error(`The page did not send the expected request within ${timeoutMs} ms.`));
    };
    const timer = timeoutMs > 0 ? setTimeout(handleTimeout, timeoutMs) : undefined;
    exchanges.on('exchange', handleExchange);
  });
