/** Common questions with collapsed answers. A term of at least three characters filters them. */
import { useState, type FormEvent } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { ChipLink } from '@/components/ui/chip';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { findQuestions, isQuestionTerm } from '@/lib/domain/search/found-questions';
import type { FaqTopic, TextMeta } from '@/lib/domain/site/texts';
import { SEARCH_MESSAGES } from '@/lib/messages/search';
import { paths } from '@/lib/paths';
import { TEXT_MESSAGES } from '@/lib/text-messages';
import { TextBody } from './text-body';
import { TextHead, TextTitle } from './text-head';
import { TextHero } from './text-hero';
import { TextsSearch } from './texts-search';

interface FaqProps {
  text: TextMeta;
  topics: readonly FaqTopic[];
  /** The other topics, listed on the page of a single topic. */
  others: readonly { path: string; title: string }[];
}

const TopicQuestions = ({ topic, isAlone }: { topic: FaqTopic; isAlone: boolean }) => (
  <Panel className="faq-topic">
    {!isAlone && (
      <h2>
        <SiteLink href={topic.path}>{topic.title}</SiteLink>
      </h2>
    )}
    {topic.entries.map(({ id, question, html }) => (
      <details key={id}>
        <summary>{question}</summary>
        {/* A URL whose hash is this id opens the collapsed answer. */}
        <div id={id}>
          <TextBody html={html} />
        </div>
      </details>
    ))}
  </Panel>
);

export const FaqView = ({ text, topics, others }: FaqProps) => {
  const [term, setTerm] = useState('');
  const isAlone = others.length > 0;
  const isRequested = isQuestionTerm(term);
  const shownTopics = isRequested ? findQuestions(topics, term) : topics;
  const count = shownTopics.reduce((sum, { entries }) => sum + entries.length, 0);
  const status = !isRequested
    ? ''
    : count > 0
      ? TEXT_MESSAGES.questionsFound(count)
      : TEXT_MESSAGES.questionsMissing;
  const [isRefused, setRefused] = useState(false);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setRefused(!isRequested);
  };
  const search = (
    <>
      <TextsSearch
        label="Search the questions"
        onSubmit={handleSubmit}
        input={{
          value: term,
          onChange: ({ target }) => {
            setTerm(target.value);
            setRefused(false);
          },
        }}
      />
      <p className="faq-said" role="status">
        {isRefused ? SEARCH_MESSAGES.searchTooShort : status}
      </p>
    </>
  );
  return (
    <PageFrame hasRail={false}>
      <TextTitle text={text} />
      <div className="text-page faq-page">
        {isAlone ? <TextHead text={text} /> : <TextHero text={text}>{search}</TextHero>}
        <nav className="faq-topics" aria-label="Topics">
          {isAlone && <ChipLink href={paths.faq()}>All questions</ChipLink>}
          {(isAlone ? others : topics).map(({ path, title }) => (
            <ChipLink key={path} href={path}>
              {title}
            </ChipLink>
          ))}
        </nav>
        {shownTopics.map((topic) => (
          <TopicQuestions key={topic.path} topic={topic} isAlone={isAlone} />
        ))}
        <p className="faq-more">
          Not here? Look through <SiteLink href={paths.help()}>help</SiteLink>, or{' '}
          <SiteLink href={paths.contact()}>write to us</SiteLink>.
        </p>
      </div>
    </PageFrame>
  );
};
