/** Explains why the service refused a result, based on the error code of the response. */
export const refusalReasonOf = (code: string): string => {
  if (code === 'conflict') return 'Its run was over: it had been finished or given up elsewhere.';
  if (code === 'notFound' || code === 'forbidden') return 'Its run belongs to another player now.';
  return 'Its moves did not fit the puzzle.';
};
