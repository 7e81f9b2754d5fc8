/** Compares a result with the challenge that it answers, and links to the challenge's page. */
import { ButtonLink } from '@/components/ui/button';
import { outcomeText } from '@/lib/domain/play/challenge-text';
import { challengePath } from '@/lib/challenge-path';
import { useChallenge } from '@/stores/queries/use-challenge';

/** Reserves its space until the challenge is known. */
export const ResultVersus = ({ challengeId }: { challengeId: string }) => {
  const { challenge } = useChallenge(challengeId);
  if (!challenge) return <div className="result-versus" data-waiting="" />;
  const { own, sender } = challenge;
  return (
    <section className="result-versus" aria-label="Challenge">
      <p role="status">
        {own !== null
          ? outcomeText(challenge, own)
          : sender.isYou
            ? 'This is your own challenge.'
            : 'This result does not count for the challenge. Your first verified one does.'}
      </p>
      <ButtonLink kind="play" href={challengePath(challengeId)}>
        See both results
      </ButtonLink>
    </section>
  );
};
