/** Replaces axios's defaults and their form encoders in the browser, because api-clients passes every setting itself. */
export default {};
