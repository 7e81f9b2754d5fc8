/** Stands in the browser for axios's defaults and their form encoders: api-clients gives every setting itself. */
export default {};
