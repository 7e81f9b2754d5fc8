/** The plans of the paid tier, with the benefits and common questions (mockup subscribe). */
import Head from 'next/head';
import type { PlansOffer } from '@/lib/domain/billing/subscription';
import { PageFrame } from '@/components/layout/page-frame';
import { getSiteConfig } from '@/components/layout/site-config';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { titleOf } from '@/lib/config';
import { PlanCards } from './plan-cards';

const SUBSCRIBE_DESCRIPTION = 'Every game with nothing between you and the play button.';

const SUBSCRIPTION_CHANGES: readonly { text: string; isFree: boolean }[] = [
  { text: 'All online games', isFree: true },
  { text: 'Daily games, archives and streaks', isFree: true },
  { text: 'Favorites, friends and leaderboards', isFree: true },
  { text: 'No banners on any page', isFree: false },
  { text: 'No video before a game', isFree: false },
  { text: 'A lit lantern on your picture', isFree: false },
];

const SUBSCRIPTION_QUESTIONS: readonly { question: string; answer: string }[] = [
  {
    question: 'Can I stop at any time?',
    answer:
      'Yes, from your account page. You keep Unlimited until the date you have already paid for, then ads come back. Your streaks and favorites stay.',
  },
  {
    question: 'Does it cover download games?',
    answer: 'No. Download games are bought one at a time, and stay yours without a subscription.',
  },
  {
    question: 'Will it work on my phone too?',
    answer: 'Yes. Unlimited belongs to your account: sign in on any device, and it is there.',
  },
];

const YesMark = () => (
  <>
    <Icon name="check" />
    <span className="sr">Yes</span>
  </>
);

export const SubscribePage = ({ offer }: { offer: PlansOffer }) => {
  const tier = `${getSiteConfig().productName} Unlimited`;
  const isOnSale = offer.provider !== null && offer.plans.length > 0;
  return (
    <PageFrame section="unlimited" hasRail={false}>
      <Head>
        <title>{titleOf(getSiteConfig(), tier)}</title>
        <meta key="description" name="description" content={SUBSCRIBE_DESCRIPTION} />
      </Head>
      <div className="subscribe-page" data-count={offer.plans.length}>
        <section className="hero" data-night="">
          <img src="/art/thumbs/street.svg" alt="" width={800} height={500} />
          <p className="eyebrow">{tier}</p>
          <h1>Every lamp lit. No ads.</h1>
          <p className="lede">{SUBSCRIBE_DESCRIPTION}</p>
          {offer.provider === 'sandbox' && <p className="demo">{BILLING_MESSAGES.noMoneyMoves}</p>}
          {!isOnSale && <p className="demo">{BILLING_MESSAGES.notOnSale}</p>}
        </section>
        {isOnSale && <PlanCards plans={offer.plans} />}
        <Panel className="changes">
          <table>
            <thead>
              <tr>
                <th scope="col">What changes</th>
                <th scope="col">Free</th>
                <th scope="col">Unlimited</th>
              </tr>
            </thead>
            <tbody>
              {SUBSCRIPTION_CHANGES.map(({ text: what, isFree }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{isFree ? <YesMark /> : 'No'}</td>
                  <td>
                    <YesMark />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
        <Panel className="asked">
          <h2>Before you choose</h2>
          {SUBSCRIPTION_QUESTIONS.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                {question}
                <Icon name="chevD" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </Panel>
      </div>
    </PageFrame>
  );
};
