/** Lists the member's own challenges that others have answered. */
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import type { GameSummary } from '@/lib/contract/game';
import { counted, resultText } from '@/lib/domain/play/amounts';
import { dayAndMonth } from '@/lib/domain/days/calendar-days';
import { challengePath } from '@/lib/challenge-path';
import { useAnsweredChallenges } from '@/stores/queries/use-answered-challenges';

interface AnsweredChallengesProps {
  /** The games that the member has played, which provide the titles. */
  games: readonly Pick<GameSummary, 'keyword' | 'title'>[];
}

export const AnsweredChallenges = ({ games }: AnsweredChallengesProps) => {
  const challenges = useAnsweredChallenges();
  const findGameTitle = (key: string) => games.find(({ keyword }) => keyword === key)?.title;
  if (challenges.length === 0) return null;
  return (
    <Panel className="answered-challenges" aria-labelledby="answered-challenges">
      <h2 id="answered-challenges">Answered challenges</h2>
      <ul>
        {challenges.map(({ id, game, modeLabel, columnType, value, answers, last }) => (
          <li key={id}>
            <SiteLink href={challengePath(id)}>
              {`${last.displayName} answered with ${resultText(last.value, columnType)}`}
            </SiteLink>
            <small>
              {`${findGameTitle(game) ?? modeLabel}, ${dayAndMonth(new Date(last.at))}. You: ${resultText(value, columnType)}. ${counted(answers, 'answer')}.`}
            </small>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
