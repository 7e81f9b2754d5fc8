/**
 * Stands in the browser for react-dom/client: takes over the server's page as a transition, which gives way every 5 ms, as Next's app
 * router does. In one piece it held a slow processor for a quarter of a second.
 */
import { startTransition } from 'react';
import client from '../../node_modules/react-dom/client.js';

const hydrateRoot = (...given) => {
  let root;
  startTransition(() => {
    root = client.hydrateRoot(...given);
  });
  return root;
};

export default { hydrateRoot };
