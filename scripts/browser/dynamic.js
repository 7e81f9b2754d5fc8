/**
 * Replaces next/dynamic in the browser: provides the promise that Next.js awaits on start, without its timers, retries
 * and subscriptions.
 */
import { createElement, useEffect, useState } from 'react';

const known = [];

export default function dynamic(load, { loadableGenerated = {} } = {}) {
  const { modules = [] } = loadableGenerated;
  let Loaded = null;
  const preload = async () => {
    Loaded ??= await load();
  };
  known.push((ids) => modules.some((id) => ids.includes(id)) && preload());

  const Dynamic = (props) => {
    const [failure, resolve] = useState(null);
    useEffect(() => {
      if (!Loaded) preload().then(() => resolve(false), resolve);
    }, []);
    if (failure) throw failure;
    return Loaded && createElement(Loaded, props);
  };
  Dynamic.preload = preload;
  return Dynamic;
}

// Next.js waits for this function before it hydrates the server's markup.
window.__NEXT_PRELOADREADY = (ids = []) => Promise.all(known.map((ready) => ready(ids)));
