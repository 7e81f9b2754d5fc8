/** @vitest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FaqView } from '@/components/views/texts/faq-view';
import type { FaqTopic, TextMeta } from '@/lib/domain/site/texts';
import { MESSAGES } from '@/lib/messages';
import { renderView } from '../../../support/render-view';

const textMeta: TextMeta = {
  path: '/help/faq',
  title: 'Questions',
  description: 'Short answers.',
  crumbs: [],
};
const faqTopics: FaqTopic[] = [
  {
    path: '/help/faq/daily',
    title: 'Daily games',
    description: '',
    entries: [
      { id: 'when', question: 'When does a day open?', html: '<p>At <strong>midnight</strong>.</p>' },
      { id: 'twice', question: 'May I play twice?', html: '<p>Yes. <a href="/help/saves">Saves</a></p>' },
    ],
  },
  {
    path: '/help/faq/account',
    title: 'Account',
    description: '',
    entries: [{ id: 'free', question: 'Is it free?', html: '<p>Yes.</p>' }],
  },
];
const listQuestions = () => [...document.querySelectorAll('summary')].map((summary) => summary.textContent);
const field = () => screen.getByRole('searchbox', { name: 'Search the questions' });

describe('the FAQ page', () => {
  it('lists all questions before a search, in a form that works without scripts', async () => {
    renderView(<FaqView text={textMeta} topics={faqTopics} others={[]} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Questions' })).toBeInTheDocument();
    expect(listQuestions()).toHaveLength(3);
    const form = screen.getByRole('search', { name: 'Search the questions' });
    expect(form).toHaveAttribute('action', '/site-search');
    expect(field()).toHaveAttribute('name', 'q');
  });

  it('filters by words of questions and answers when at least three characters are typed', async () => {
    renderView(<FaqView text={textMeta} topics={faqTopics} others={[]} />);
    await screen.findByRole('searchbox', { name: 'Search the questions' });
    await userEvent.type(field(), 'mi');
    expect(listQuestions()).toHaveLength(3);
    await userEvent.type(field(), 'dnight');
    expect(listQuestions()).toEqual(['When does a day open?']);
    expect(screen.getByText('1 question')).toBeInTheDocument();
    await userEvent.clear(field());
    await userEvent.type(field(), 'strong');
    expect(listQuestions()).toEqual([]);
    expect(screen.getByText(/No question has these words/)).toBeInTheDocument();
  });

  it('reports a term that is too short, and sends nothing', async () => {
    const { push } = renderView(<FaqView text={textMeta} topics={faqTopics} others={[]} />);
    await screen.findByRole('searchbox', { name: 'Search the questions' });
    await userEvent.type(field(), 'ab{Enter}');
    expect(screen.getByText(MESSAGES.searchTooShort)).toBeInTheDocument();
    expect(push).not.toHaveBeenCalled();
  });

  it('links a topic to the other topics and to all questions, and keeps links in answers on the site', async () => {
    const { push } = renderView(
      <FaqView
        text={textMeta}
        topics={faqTopics.slice(0, 1)}
        others={[{ path: '/help/faq/account', title: 'Account' }]}
      />,
    );
    const nav = within(await screen.findByRole('navigation', { name: 'Topics' }));
    expect(nav.getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/help/faq');
    expect(nav.getByRole('link', { name: 'Account' })).toBeInTheDocument();
    await userEvent.click(screen.getByText('May I play twice?'));
    await userEvent.click(screen.getByRole('link', { name: 'Saves' }));
    expect(push).toHaveBeenCalledWith('/help/saves');
  });
});
