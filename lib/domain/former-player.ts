/** What others see of a deleted member (decisions.md "Accounts and sessions"). */
export const FORMER_PLAYER = 'Former player';
