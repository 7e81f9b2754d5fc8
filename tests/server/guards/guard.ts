/** A guard of the site (docs/security.md), with the edit that removes it and the test that must then fail. */
export interface Guard {
  name: string;
  file: string;
  /** The code to replace; it occurs exactly once in the file. */
  find: string;
  replace: string;
  /** The test file that fails when the guard is removed. */
  test: string;
}
