/**
 * Lets the pages of a browser report their errors to the gateway, for a driver that does not pass them on. The gateway
 * inserts a script into every document, those of the game frames included.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

const SCRIPT_PATH = '/__page-errors.js';
const REPORT_PATH = '/__page-errors';

const ERROR_REPORT_SCRIPT = `(() => {
  const report = (message) =>
    void fetch('${REPORT_PATH}', { method: 'POST', mode: 'no-cors', keepalive: true, body: message }).catch(() => {});
  addEventListener('error', ({ message, filename, lineno }) =>
    report('page error: ' + message + ' (' + filename + ':' + lineno + ')'));
  addEventListener('unhandledrejection', ({ reason }) => report('page error: unhandled rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('policy violation: ' + violatedDirective + ' ' + blockedURI));
  for (const type of ['error', 'warn']) {
    const log = console[type];
    console[type] = (...values) => {
      report('console ' + type + ': ' + values.map(String).join(' '));
      log.apply(console, values);
    };
  }
})();`;

/** Returns whether a request is for a document, which must arrive uncompressed. */
export const isForDocument = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Inserts the script as the first one of a document. */
export const withErrorScript = (html: string): string =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script src="${SCRIPT_PATH}"></script>`);

/** Handles the script's requests. @returns whether the request was one of them */
export const handleErrorScript = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handleError: (message: string) => void,
): boolean => {
  if (incoming.url === SCRIPT_PATH) {
    outgoing.setHeader('content-type', 'text/javascript');
    outgoing.end(ERROR_REPORT_SCRIPT);
    return true;
  }
  if (incoming.url !== REPORT_PATH) return false;
  let message = '';
  incoming.setEncoding('utf8');
  incoming.on('data', (chunk: string) => (message += chunk));
  incoming.on('end', () => {
    handleError(message);
    outgoing.writeHead(204).end();
  });
  return true;
};
