/** Does the spam check's work: asks for it, solves it, hands out what a form sends. */
import { useMemo } from 'react';
import { createCaptchaClient } from '@/api-clients/product/captcha';
import { captchaValueOf, solveChallenge } from '@/lib/captcha/solve-challenge';
import { useClients } from '@/stores/stores-provider';

/** @returns what solves a new challenge: the field's value, or null where it was stopped or can't be solved; throws ApiError */
export const useCaptcha = (): ((signal: AbortSignal) => Promise<string | null>) => {
  const { callProduct } = useClients();
  return useMemo(() => {
    const client = createCaptchaClient(callProduct);
    return async (signal) => {
      const challenge = await client.getChallenge();
      const solution = await solveChallenge(challenge, signal);
      return solution && captchaValueOf(challenge, solution);
    };
  }, [callProduct]);
};
