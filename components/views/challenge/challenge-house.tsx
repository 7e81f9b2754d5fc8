/** A player's house in a challenge, which is lit if the player has a result. */
import { resultText } from '@/lib/domain/play/amounts';
import type { Challenge } from '@/lib/contract/challenges';

interface ChallengeHouseProps {
  name: string;
  avatarUrl: string | null;
  /** The player's result; null if there is none. */
  value: number | null;
  columnType: Challenge['columnType'];
}

export const ChallengeSenderHouse = ({ name, avatarUrl, value, columnType }: ChallengeHouseProps) => (
  <div className="house" data-house="sudoku" data-state={value === null ? 'notStarted' : 'completed'}>
    <svg className="roof" aria-hidden="true">
      <use href="/scenery.svg#roof-sudoku" />
    </svg>
    <span className="facade">
      <span className="window" aria-hidden="true">
        <span className="pane">
          {value === null ? <span className="unknown">?</span> : <img src={avatarUrl ?? NO_AVATAR} alt="" />}
        </span>
      </span>
      <span className="plate">
        <b>{name}</b>
        <span className="result">{value === null ? 'Not lit yet' : resultText(value, columnType)}</span>
      </span>
    </span>
  </div>
);

const NO_AVATAR = '/art/avatars/moon.svg';
