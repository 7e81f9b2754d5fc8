/** Collects what is written to console.error during a test. */
import { format } from 'node:util';

let collected: string[] = [];

/** Starts collecting. The returned function restores the console. */
export function guardConsole(): () => void {
  const original = console.error;
  collected = [];
  console.error = (...parts: unknown[]) => void collected.push(format(...parts));
  return () => {
    console.error = original;
  };
}

/** Returns and removes the errors so far, so that a test can check an expected error. */
export function takeConsoleErrors(): string[] {
  return collected.splice(0);
}
