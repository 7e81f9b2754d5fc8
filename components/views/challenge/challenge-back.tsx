/**
 * The main action after a challenge: a link to the next unfinished daily, whose result the player can then send as a
 * challenge.
 */
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { useDailyStatus } from '@/stores/queries/use-dailies';
import { useDailyRecommendations } from '@/stores/queries/use-daily-recommendations';

const NO_ENTRIES = [] as const;

interface ChallengeBackProps {
  uid: string;
  /** The sender's name; null if it is hidden. */
  name: string | null;
  /** Whether the player sent this challenge. */
  isOwn: boolean;
}

const challengeBackTitle = ({ name, isOwn }: ChallengeBackProps): string => {
  if (isOwn) return 'Play the next daily';
  return name ? `Challenge ${name} back` : 'Challenge back';
};

/** Renders nothing until the dailies are known. */
export const ChallengeBackPanel = (props: ChallengeBackProps) => {
  const { uid } = props;
  const dailies = useDailyRecommendations(uid);
  const statuses = useDailyStatus((dailies ?? NO_ENTRIES).map(({ keyword }) => keyword));
  const next = dailies?.find(({ keyword }) => statuses[keyword]?.state !== 'completed');
  if (!next) return dailies?.length ? <p className="all-done">Every daily is done for tonight.</p> : null;
  const art = artworkUrl(next, 'small');
  return (
    <SiteLink className="result-next" data-main="" href={next.href} data-play="">
      {art && <img src={art} alt="" />}
      <span>
        <b>{challengeBackTitle(props)}</b>
        <small>
          {next.title}: {next.descriptionShort ?? next.descriptionMedium}
        </small>
      </span>
      <Icon name="arrowR" />
    </SiteLink>
  );
};
