/** Paths for operators: load balancers ask the first two, a metrics collector the third. */
export const OPERATION_PATHS = { health: '/healthz', readiness: '/readyz', metrics: '/metrics' } as const;
