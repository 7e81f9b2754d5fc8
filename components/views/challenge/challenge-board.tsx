/** The board of a challenge. While there are only two results, they are also shown as bars. */
import type { CSSProperties } from 'react';
import type { Challenge, ChallengePlayer } from '@/lib/contract/challenges';
import { resultText } from '@/lib/domain/play/amounts';
import { HIDDEN_NAME } from '@/lib/domain/play/challenge-text';

const NO_AVATAR = '/art/avatars/moon.svg';

const challengePlayerName = ({ displayName, isYou }: ChallengePlayer): string =>
  isYou ? 'You' : (displayName ?? HIDDEN_NAME);

/** The largest board on which the marks of the quarters can be compared. */
const MAX_COMPARED = 2;

export const ChallengeBoard = ({ players, columnType }: Challenge) => {
  const max = Math.max(1, ...players.map(({ value }) => value));
  const hasMarks = players.length === MAX_COMPARED && players.every(({ quarters }) => quarters !== null);
  return (
    <>
      <table className="challenge-board">
        <caption className="sr">Results of this challenge</caption>
        <colgroup>
          <col />
          <col />
          <col />
        </colgroup>
        <thead className="sr">
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Player</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player, index) => (
            <tr key={index} data-own={player.isYou || undefined} data-sender={player.isSender || undefined}>
              <td>{player.rank}</td>
              <td>
                <img src={player.avatarUrl ?? NO_AVATAR} alt="" width={28} height={28} />
                <span>{challengePlayerName(player)}</span>
              </td>
              <td>
                <span className="track" aria-hidden="true">
                  <span style={{ '--share': player.value / max } as CSSProperties} />
                  {hasMarks &&
                    player.quarters?.map((ms, quarter) => (
                      <i key={quarter} style={{ '--share': ms / max } as CSSProperties} />
                    ))}
                </span>
                <span>{resultText(player.value, columnType)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMarks && (
        <p className="challenge-marks">The marks are a quarter, half and three quarters of the board.</p>
      )}
    </>
  );
};
