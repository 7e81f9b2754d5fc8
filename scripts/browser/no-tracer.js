/** Replaces Next's tracer of spans in the browser: only its development server receives them. */
export default {};
