/** The games of a family in groups. A press on a game opens its board in the selected mode. */
import { artworkUrl } from '@/components/ui/cards/game-art';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { PlayedMode } from '@/lib/contract/history';
import { resultText } from '@/lib/domain/play/amounts';
import { modeKeyFor, type KindMode } from '@/lib/domain/games/family-kinds';
import { nameBesideTitle } from '@/lib/domain/games/known-names';
import type { FamilyData, FamilyKind } from '@/lib/domain/listing/listing-data';

interface ModeSelection {
  modes: readonly KindMode[];
  /** The selected mode; null for the mode that was played last. */
  chosen: string | null;
  played: readonly PlayedMode[];
}

/**
 * Returns the mode in which the game opens. Null omits the mode from the URL, so that a daily opens the puzzle of the
 * day.
 */
const resolveMode = (
  { game, modeKeys }: FamilyKind,
  { modes, chosen, played }: ModeSelection,
): string | null => {
  const picked = modeKeyFor(modeKeys, chosen, modes);
  if (picked || !game.isDailyGame) return picked;
  const last = played.find((one) => one.game === game.keyword && modeKeys.includes(one.mode));
  return last?.mode ?? modeKeys[0] ?? null;
};

const FamilyKindCard = ({ kind, choice }: { kind: FamilyKind; choice: ModeSelection }) => {
  const { game, diagram } = kind;
  const art = diagram ?? artworkUrl(game, 'standard');
  const name = nameBesideTitle(game);
  const mode = resolveMode(kind, choice);
  const best = choice.played.find((one) => one.game === game.keyword && (!mode || one.mode === mode));
  return (
    <li>
      <SiteLink className="family-kind" href={mode ? `${game.href}?mode=${mode}` : game.href} data-play="">
        {/* The style sheet sets the image's size, so that nothing shifts when the image loads. */}
        <span className="art">{art && <img src={art} alt="" loading="lazy" decoding="async" />}</span>
        <span className="body">
          <b>{game.title}</b>
          {name && <span className="known">{name}</span>}
          <span className="line">{game.playLine || game.descriptionShort}</span>
          <span className="best">
            {best ? (
              <>
                <Icon name="flame" />
                {`Best ${resultText(best.best, best.columnType)}${mode ? '' : `, ${best.label}`}`}
              </>
            ) : (
              'No result yet'
            )}
          </span>
        </span>
        <span className="go">
          <Icon name="play" />
        </span>
      </SiteLink>
    </li>
  );
};

export const modeGroupId = (index: number): string => `kinds-${index}`;

export const KindList = ({ groups, choice }: { groups: FamilyData['groups']; choice: ModeSelection }) =>
  groups.map(({ title, note, kinds }, index) => (
    <section key={title} className="family-kinds" aria-labelledby={modeGroupId(index)}>
      <h2 id={modeGroupId(index)} tabIndex={-1}>
        {title}
      </h2>
      <p>{note}</p>
      <ul>
        {kinds.map((kind) => (
          <FamilyKindCard key={kind.game.uid} kind={kind} choice={choice} />
        ))}
      </ul>
    </section>
  ));
