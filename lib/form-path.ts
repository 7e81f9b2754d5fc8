/** The page that a form leads to when it needs JavaScript and is sent without it. */
export const formHelpPath = (): string => '/help/javascript';
