/** Where a form leads that needs JavaScript and is sent without it: the page says what is needed. */
export const formHelpPath = (): string => '/help/javascript';
