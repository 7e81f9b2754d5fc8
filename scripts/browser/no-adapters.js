/** Replaces axios's choice of adapters in the browser, because api-clients passes its adapter itself. */
export default { getAdapter: (adapter) => adapter };
