/** Collects what is written to console.error during a test. */
import { format } from 'node:util';

let collectedErrors: string[] = [];

/** Starts collecting. The returned function restores the console. */
export function guardConsole(): () => void {
  const original = console.error;
  collectedErrors = [];
  console.error = (...parts: unknown[]) => void collectedErrors.push(format(...parts));
  return () => {
    console.error = original;
  };
}

/** Returns and removes the errors so far, so that a test can check an expected error. */
export function takeConsoleErrors(): string[] {
  return collectedErrors.splice(0);
}
