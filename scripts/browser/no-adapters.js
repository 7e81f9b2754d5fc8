/** Replaces axios's choice of adapters in the browser: api-clients passes the one that it uses. */
export default { getAdapter: (adapter) => adapter };
