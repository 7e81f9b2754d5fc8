/** An answer as it comes over the wire, its body still compressed. */
import { get } from 'node:http';

export const answerOf = (url, headers) =>
  new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ headers: response.headers, body: Buffer.concat(chunks) });
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    }).on('error', reject);
  });
