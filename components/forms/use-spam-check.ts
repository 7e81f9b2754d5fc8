/** Runs the spam check when the visitor checks the box, and again when the solution was used or has expired. */
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { CAPTCHA_FAILED } from '@/lib/contract/captcha';
import { describeError } from '@/lib/describe-error';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { useCaptcha } from '@/stores/queries/use-captcha';
import { useFormScope, type FormField } from './use-form';

// The server accepts a solution for 20 minutes.
const SOLUTION_LIFETIME_MS = 15 * 60_000;

export type SpamCheckState = 'open' | 'working' | 'done' | 'failed';

export const useSpamCheck = ({ value, setValue, setError }: FormField): [SpamCheckState, () => void] => {
  const solve = useCaptcha();
  const { store } = useFormScope();
  const isSubmitting = useStore(store, (state) => state.isSubmitting);
  const [isWorking, setWorking] = useState(false);
  const running = useRef<AbortController | null>(null);
  const isDone = typeof value === 'string' && value !== '' && value !== CAPTCHA_FAILED;

  const solveChallenge = async (): Promise<void> => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setWorking(true);
    setValue('');
    let failure = FORM_MESSAGES.captchaFailed as string;
    const computing = solve(stop.signal).catch((error: unknown) => {
      failure = describeError(error, failure);
      return null;
    });
    store.setState({ computing });
    const solved = await computing;
    store.setState({ computing: null });
    if (stop.signal.aborted) return;
    running.current = null;
    setWorking(false);
    // Spec §5: a failure sets the field to a failed value.
    setValue(solved ?? CAPTCHA_FAILED);
    if (solved === null) setError(failure);
  };

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  const latestRun = useRef(solveChallenge);
  useEffect(() => {
    latestRun.current = solveChallenge;
  });

  // The server accepts a solution only once, so a rejected form needs another one.
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const hasReturned = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (hasReturned && isDone && store.getState().hasErrors) void latestRun.current();
  }, [isSubmitting, isDone, store]);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void latestRun.current(), SOLUTION_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [isDone, value]);

  const state = isDone ? 'done' : value === CAPTCHA_FAILED ? 'failed' : 'open';
  return [isWorking ? 'working' : state, () => void solveChallenge()];
};
