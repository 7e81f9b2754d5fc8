/** Reads a response as it is sent, without decompressing its body. */
import { get } from 'node:http';

/**
 * Requests a URL.
 * @returns {Promise<{ headers: import('node:http').IncomingHttpHeaders, body: Buffer }>}
 * @throws for a status other than 200
 */
export const readResponse = (url, headers = {}) =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ headers: response.headers, body: Buffer.concat(chunks) });
        else reject(new Error(`${url} responded with ${response.statusCode}.`));
      });
    }).on('error', reject);
  });
