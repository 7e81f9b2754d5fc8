/** Replaces the span tracer of Next.js in the browser, because only its development server receives spans. */
export default {};
