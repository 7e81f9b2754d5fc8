/** The log methods that the database layer needs; `console` implements them. */
export interface DatabaseLog {
  info(message: string): void;
  error(message: string): void;
}
