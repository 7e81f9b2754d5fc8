/** Paths for operators: load balancers request the first two, and a metrics collector requests the third. */
export const OPERATION_PATHS = { health: '/healthz', readiness: '/readyz', metrics: '/metrics' } as const;
