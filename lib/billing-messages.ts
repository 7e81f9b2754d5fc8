/** Messages about subscriptions and payments. Separate from lib/messages.ts, which every page loads. */

export const BILLING_MESSAGES = {
  notOnSale: 'Subscriptions are not on sale here.',
  noSuchPlan: 'This plan is not on sale.',
  noSuchProduct: 'This game is not on sale.',
  boughtAlready: 'You already own this game. Its key is in your purchases.',
  gameNotOnSale: 'This game is not on sale at the moment. Its trial is free.',
  signInToBuy: 'Sign in first; you return to this page.',
  gameBought: 'Its key is on its way to you by email and is listed in your purchases.',
  purchasesFailed: 'Your purchases could not be loaded. Please try again later.',
  offerFailed: 'The price could not be looked up. Please try again later.',
  refundedAlready: 'This payment has already been refunded.',
  refundFailed: 'The refund failed. Please try again later.',
  refunded: 'Refunded: the key is no longer valid.',
  disputed: 'The payment is disputed. The key is not valid until the dispute is resolved.',
  copied: 'The key is copied.',
  copyFailed: 'The key could not be copied. Select it and copy it by hand.',
  subscribedAlready: 'You already have a subscription. You can manage it in your account.',
  unpaidAlready:
    'The payment of your subscription has failed. You can pay or cancel it in your account.',
  paymentFailed: 'The last payment failed. Please choose another card, or cancel.',
  cancelUnpaid: 'It ends immediately, and nothing more is charged.',
  noSubscription: 'You have no subscription.',
  noSuchCheckout: 'You have no such payment.',
  providerAway:
    'The payment provider can’t be reached, so your subscription can’t be ended. Please try again later.',
  openFailed: 'The payment page could not be opened. Please try again later.',
  confirming: 'Checking your payment.',
  confirmFailed:
    'Your payment could not be checked yet. If you have paid, Unlimited starts automatically within minutes.',
  underWay:
    'Your payment is being processed, which may take a few days. You do not have to pay again.',
  takenBack:
    'The payment failed, was refunded or is under review. Your purchases show what you own.',
  notPaid: 'Nothing was paid. You can choose again.',
  declined: 'The card was declined. Nothing was paid.',
  loadFailed: 'Your subscription could not be loaded. Please try again later.',
  cancelFailed: 'Your subscription could not be canceled. Please try again later.',
  resumeFailed: 'Your subscription could not be resumed. Please try again later.',
  portalFailed: 'The payment provider’s page could not be opened. Please try again later.',
  cancelled: 'Your subscription is canceled.',
  resumed: 'Your subscription continues.',
  noMoneyMoves: 'This is a demonstration: no card is asked for, and no money moves.',
} as const;
