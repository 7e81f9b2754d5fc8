/** Stands in the browser for Next's tracer of spans: only its development server hears them. */
export default {};
