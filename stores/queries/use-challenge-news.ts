/** Adds new answers to the member's own challenges to the missed notifications, once for each page load. */
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { createChallengesClient } from '@/api-clients/scores/challenges';
import type { AnsweredChallenge } from '@/lib/contract/challenges';
import { challengePath } from '@/lib/challenge-path';
import { answeredText } from '@/lib/domain/play/challenge-text';
import { MAX_MISSED, type MissedNotification } from '../notification-store';
import { useAuth, useClients, useNotifications } from '../stores-provider';

const createChallengeNotification = ({ id, columnType, last }: AnsweredChallenge): MissedNotification => ({
  message: answeredText(columnType, last),
  status: 'success',
  at: Date.parse(last.at),
  href: challengePath(id),
});

export const useChallengeNews = (): void => {
  const { callScores } = useClients();
  const uid = useAuth((state) => state.user?.uid);
  const missed = useNotifications((state) => state.missed);
  const setMissed = useNotifications((state) => state.setMissed);
  const { data } = useSWR(
    uid ? ['challenge-news', uid] : null,
    () => createChallengesClient(callScores).listAnswered(),
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  const add = useEffectEvent((challenges: readonly AnsweredChallenge[]): void => {
    const news = challenges.filter(({ isNew }) => isNew).map(createChallengeNotification);
    if (news.length === 0) return;
    const known = new Set(news.map(({ href }) => href));
    setMissed([...news, ...missed.filter(({ href }) => !known.has(href))].slice(0, MAX_MISSED));
  });
  useEffect(() => {
    if (data) add(data);
  }, [data]);
};
