/** Collects what is written to console.error during a test. */
import { format } from 'node:util';

let collected: string[] = [];

/** Starts collecting; the returned function restores the console. */
export function guardConsole(): () => void {
  const original = console.error;
  collected = [];
  console.error = (...parts: unknown[]) => void collected.push(format(...parts));
  return () => {
    console.error = original;
  };
}

/** Returns the errors written so far and removes them, so that a test that provokes one can check it. */
export function takeConsoleErrors(): string[] {
  return collected.splice(0);
}
