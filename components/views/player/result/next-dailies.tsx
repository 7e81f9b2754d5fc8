/** A link from a result to the next daily that the player has not finished. */
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { artworkUrl } from '@/components/ui/cards/game-art';
import { useDailyStatus } from '@/stores/queries/use-dailies';
import { useDailyRecommendations } from '@/stores/queries/use-daily-recommendations';

const NO_GAMES = [] as const;

/** Renders nothing until the dailies are known, and when all of them are finished. */
export const NextDailies = ({ uid, isMain }: { uid: string; isMain: boolean }) => {
  const dailies = useDailyRecommendations(uid);
  const statuses = useDailyStatus((dailies ?? NO_GAMES).map(({ keyword }) => keyword));
  const next = dailies?.find(({ keyword }) => statuses[keyword]?.state !== 'completed');
  if (!dailies) return <div className="result-next" data-waiting="" aria-hidden="true" />;
  if (!next) return dailies.length > 0 ? <p className="all-done">Every daily is done for tonight.</p> : null;
  const art = artworkUrl(next, 'small');
  const isStarted = statuses[next.keyword]?.state === 'started';
  return (
    <SiteLink className="result-next" data-main={isMain || undefined} href={next.href} data-play="">
      {art && <img src={art} alt="" />}
      <span>
        <b>
          {isStarted ? 'Resume' : 'Next'}: {next.title}
        </b>
        <small>{next.descriptionShort ?? next.descriptionMedium}</small>
      </span>
      <Icon name="arrowR" />
    </SiteLink>
  );
};
