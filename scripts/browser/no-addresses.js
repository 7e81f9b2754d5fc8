/** Stands in the browser for axios's query strings, which only its getUri would still ask for: fetch-adapter.ts makes them. */
export default () => {
  throw new Error('Use addressOf of api-clients/fetch-adapter.');
};
