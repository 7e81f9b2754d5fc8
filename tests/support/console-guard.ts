/** Collects what is written to console.error during a test. */
import { format } from 'node:util';

let collected: string[] = [];

/** Collects from now on; the returned function gives the console back. */
export function guardConsole(): () => void {
  const original = console.error;
  collected = [];
  console.error = (...parts: unknown[]) => void collected.push(format(...parts));
  return () => {
    console.error = original;
  };
}

/** The errors written so far, which are thereby expected: a test that provokes one takes it and looks at it. */
export function takeConsoleErrors(): string[] {
  return collected.splice(0);
}
