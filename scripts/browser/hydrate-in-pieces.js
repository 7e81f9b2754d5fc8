/**
 * Replaces react-dom/client in the browser: hydrates the server's page as a transition, which yields every 5 ms, like
 * the app router of Next.js. Without yielding, hydration blocked a slow processor for a quarter of a second.
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
