/** The public name that replaces a deleted member's name (docs/specification/choices.md "Accounts"). */
export const FORMER_PLAYER = 'Former player';
