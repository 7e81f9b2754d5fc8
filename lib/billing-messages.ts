/** Messages about subscriptions and payments. Separate from lib/messages.ts, which every page loads. */

export const BILLING_MESSAGES = {
  notOnSale: 'Subscriptions are not on sale here.',
  noSuchPlan: 'This plan is not on sale.',
  noSuchProduct: 'This game is not on sale.',
  boughtAlready: 'You have this game already. Its key is among your purchases.',
  gameNotOnSale: 'This game is not on sale at the moment. Its trial is free.',
  signInToBuy: 'You are asked to sign in first, and come back here.',
  gameBought: 'Its key is on its way to you by mail, and stands among your purchases.',
  purchasesFailed: 'Your purchases could not be loaded. Please try again later.',
  offerFailed: 'The price could not be looked up. Please try again later.',
  refundedAlready: 'This has been paid back already.',
  refundFailed: 'It could not be paid back. Please try again later.',
  refunded: 'Paid back: its key is good no longer.',
  disputed: 'Its payment is disputed: until that is settled its key is not good.',
  copied: 'The key is copied.',
  copyFailed: 'The key could not be copied. Select it and copy it by hand.',
  subscribedAlready: 'You have a subscription already. You can manage it in your account.',
  unpaidAlready:
    'You have a subscription whose payment has not come through. You can pay or cancel it in your account.',
  paymentFailed: 'The last payment has not come through. Please choose another card, or cancel.',
  cancelUnpaid: 'It ends at once, and nothing more is charged.',
  noSubscription: 'You have no subscription.',
  noSuchCheckout: 'There is no such payment of yours.',
  providerAway:
    'The payment provider can’t be reached, so your subscription can’t be ended. Please try again later.',
  openFailed: 'The payment page could not be opened. Please try again later.',
  confirming: 'Looking at your payment.',
  confirmFailed:
    'Your payment could not be looked up yet. If you have paid, Unlimited begins on its own within minutes.',
  underWay:
    'Your payment is under way, and may take a few days. You will have it as soon as it arrives; there is nothing to pay again.',
  takenBack:
    'Nothing stands paid: the payment has failed, was paid back, or is being looked at. Your purchases say what you have.',
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
