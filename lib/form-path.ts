/** Returns the page shown after a form that needs JavaScript is submitted without it. */
export const formHelpPath = (): string => '/help/javascript';
