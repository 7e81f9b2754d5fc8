/** What the database layer needs of a log; `console` fits. */
export interface DatabaseLog {
  info(message: string): void;
  error(message: string): void;
}
