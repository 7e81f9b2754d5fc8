/** Stands in the browser for axios's choice of adapters: api-clients hands it the one it uses. */
export default { getAdapter: (adapter) => adapter };
