/** Runs the spam check, which requests a challenge, solves it, and returns the value for the form. */
import { useMemo } from 'react';
import { createCaptchaClient } from '@/api-clients/product/captcha';
import { encodeSolution, solveChallenge } from '@/lib/captcha/solve-challenge';
import { useClients } from '@/stores/stores-provider';

/**
 * @returns a function that solves a new challenge. It resolves to the field's value, or to null if it is stopped or
 * cannot solve the challenge, and throws ApiError.
 */
export const useCaptcha = (): ((signal: AbortSignal) => Promise<string | null>) => {
  const { callProduct } = useClients();
  return useMemo(() => {
    const client = createCaptchaClient(callProduct);
    return async (signal) => {
      const challenge = await client.getChallenge();
      const solution = await solveChallenge(challenge, signal);
      return solution && encodeSolution(challenge, solution);
    };
  }, [callProduct]);
};
