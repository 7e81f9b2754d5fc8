/** The public data of a deleted member (docs/specification/choices.md "Accounts"). */
export const FORMER_PLAYER = 'Former player';
