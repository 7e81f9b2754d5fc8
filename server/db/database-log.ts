/** The log methods that the database layer needs; `console` has them. */
export interface DatabaseLog {
  info(message: string): void;
  error(message: string): void;
}
