/** Finds a game by the number that reports, logs and the API use for it. */
import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { Panel } from '@/components/ui/panel';
import { SiteLink } from '@/components/ui/site-link';
import { describeError } from '@/lib/describe-error';
import { grouped, ratingText } from '@/lib/domain/play/amounts';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { GAME_NUMBER_FIELDS } from '@/lib/validation/social-fields';
import { type GameRecord, useGameRecord } from '@/stores/queries/use-game-record';

const GameFigures = ({ record: { game, plays, modes } }: { record: GameRecord }) => (
  <dl aria-label={game.title}>
    <dt>Game</dt>
    <dd>
      <SiteLink href={game.href}>{game.title}</SiteLink>
    </dd>
    <dt>Keyword</dt>
    <dd>{game.keyword}</dd>
    <dt>Plays</dt>
    <dd>{grouped(plays)}</dd>
    <dt>Rating</dt>
    <dd>
      {game.numRatings > 0 ? `${ratingText(game.rating)} from ${grouped(game.numRatings)}` : 'Not rated yet'}
    </dd>
    <dt>Boards</dt>
    <dd>
      {modes.length === 0 && 'None'}
      {modes
        .map(
          ({ label, columnLabel, reverse }) =>
            `${label} (${columnLabel}, ${reverse ? 'lowest' : 'highest'} first)`,
        )
        .join(', ')}
    </dd>
  </dl>
);

export const AdminGameRecord = () => {
  const load = useGameRecord();
  const [record, setRecord] = useState<GameRecord | null>(null);
  const form = useForm({
    schema: GAME_NUMBER_FIELDS,
    initial: { id: '' },
    describeFailure: (error) => describeError(error, SOCIAL_MESSAGES.listFailed),
  });
  return (
    <Panel className="admin-record" aria-labelledby="game-record">
      <h2 id="game-record">Look up a game</h2>
      <Form
        form={form}
        label="Look up a game"
        onSubmit={async ({ id }) => {
          setRecord(null);
          setRecord(await load(id));
        }}
      >
        <InputField name="id" label="Number" />
        <SubmitButton>Look up</SubmitButton>
      </Form>
      <div role="status">{record && <GameFigures record={record} />}</div>
    </Panel>
  );
};
