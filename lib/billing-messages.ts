/** What is said of subscriptions and payments; apart from lib/messages.ts, which every page carries. */

export const BILLING_MESSAGES = {
  notOnSale: 'Subscriptions are not on sale here.',
  noSuchPlan: 'This plan is not on sale.',
  noSuchProduct: 'This game is not on sale.',
  subscribedAlready: 'You have a subscription already. You can manage it in your account.',
  noSubscription: 'You have no subscription.',
  noSuchCheckout: 'There is no such payment of yours.',
  providerAway:
    'The payment provider can’t be reached, so your subscription can’t be ended. Please try again later.',
  openFailed: 'The payment page could not be opened. Please try again later.',
  confirming: 'Looking at your payment.',
  confirmFailed:
    'Your payment could not be looked up yet. If you have paid, Unlimited begins on its own within minutes.',
  notPaid: 'Nothing was paid. You can choose again.',
  declined: 'The card was declined. Nothing was paid.',
  loadFailed: 'Your subscription could not be loaded. Please try again later.',
  cancelFailed: 'Your subscription could not be cancelled. Please try again later.',
  resumeFailed: 'Your subscription could not be resumed. Please try again later.',
  portalFailed: 'The payment provider’s page could not be opened. Please try again later.',
  cancelled: 'Your subscription is cancelled.',
  resumed: 'Your subscription goes on.',
  noMoneyMoves: 'This is a demonstration: no card is asked for, and no money moves.',
} as const;
