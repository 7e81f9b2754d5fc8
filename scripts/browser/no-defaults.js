/** Replaces axios's defaults and their form encoders in the browser: api-clients passes every setting itself. */
export default {};
