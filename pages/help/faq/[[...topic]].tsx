/** Common questions with answers, for all topics or a single one. */
import { FaqView } from '@/components/views/texts/faq-view';
import { faqProps } from '@/server/ssr-texts';
import type { FaqData } from '@/server/ssr-texts';

export const getServerSideProps = faqProps;

export default function FaqPage({ text, topics, others }: FaqData) {
  return <FaqView key={text.path} text={text} topics={topics} others={others} />;
}
