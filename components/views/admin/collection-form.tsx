/** The form of a collection, with its texts, its order, its rule, and the games that the rule matches. */
import { useState } from 'react';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { CheckboxListField } from '@/components/forms/checkbox-list-field';
import { Form } from '@/components/forms/form';
import { InputField } from '@/components/forms/input-field';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextareaField } from '@/components/forms/textarea-field';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { COLLECTION_MESSAGES } from '@/lib/collection-messages';
import { describeError } from '@/lib/describe-error';
import {
  type CollectionSort,
  EMPTY_RULE,
  MIN_RATINGS,
  MIN_TAG_MEMBERS,
} from '@/lib/domain/listing/collection-rules';
import { COLLECTION_FIELDS, toFormValues, parseRule } from '@/lib/validation/collection-fields';
import { hasNewText } from '@/stores/form-store';
import type { EditedCollection } from '@/stores/queries/use-collection-editor';
import { RulePreview } from './rule-preview';

const NEW_COLLECTION = {
  keyword: '',
  title: '',
  lede: '',
  sort: 'popular',
  isShown: true,
  isUnfinishedOnly: false,
  rule: EMPTY_RULE,
} as const;

interface CollectionFormProps {
  /** The collection to edit; null to create one. */
  collection: EditedCollection | null;
  /** @throws ApiError */
  onSave(edited: Omit<EditedCollection, 'games' | 'cards' | 'conditions' | 'updatedAt'>): Promise<void>;
  /** Called after a save if the form stays open, because more was typed during the request. */
  onSaved(keyword: string): void;
  onClose(): void;
}

export const CollectionForm = ({ collection, onSave, onSaved, onClose }: CollectionFormProps) => {
  const form = useForm({
    schema: COLLECTION_FIELDS,
    initial: toFormValues(collection ?? NEW_COLLECTION),
    describeFailure: (error) => describeError(error, COLLECTION_MESSAGES.saveFailed),
  });
  // Does not change when a new collection is saved, so that the form stores one draft only.
  const [draft] = useState(`collection ${collection?.keyword ?? ''}`);
  const handleCancel = (): void => {
    form.store.getState().reset();
    onClose();
  };
  return (
    <Form
      form={form}
      label={collection ? `Edit ${collection.title}` : 'New collection'}
      draft={draft}
      onSubmit={async ({ keyword = '', title = '', lede, sort, isShown, isUnfinishedOnly }) => {
        await onSave({
          keyword,
          title,
          lede: lede ?? '',
          sort: sort as CollectionSort,
          isShown: isShown === true,
          isUnfinishedOnly: isUnfinishedOnly === true,
          rule: parseRule(form.store.getState().data),
          revision: collection?.revision ?? 0,
        });
        if (hasNewText(form.store.getState())) onSaved(keyword);
        else onClose();
      }}
    >
      <div className="collection-form">
        <div className="fields">
          <InputField
            name="keyword"
            label="Keyword"
            isDisabled={collection !== null}
            hint={
              collection
                ? 'The keyword is in the page’s URL and stays.'
                : 'In the page’s URL: /collections/keyword.'
            }
          />
          <InputField name="title" label="Title" />
          <TextareaField name="lede" label="Lede" rows={2} hint="One sentence below the title." />
          <SelectField name="sort" label="Order of the games" />
          <CheckboxField name="isShown" label="Show the collection to players" />
          <h3>Rule</h3>
          <SelectField name="match" label="A game meets" />
          <CheckboxListField
            name="kinds"
            label="Ways of playing"
            hint="As games declare them, and as their feeds name them."
          />
          <CheckboxField name="isDaily" label="Has a daily puzzle" />
          <CheckboxField
            name="isUnfinishedOnly"
            label="Leave out dailies that the player has finished today"
            hint="This changes the player’s page, not the count."
          />
          <CheckboxField name="isTouch" label="Plays on touch screens" />
          <div className="form-pair">
            <InputField
              name="maxMinutes"
              label="Minutes of a round, at most"
              hint="Only games that declare a length count."
            />
            <InputField name="newDays" label="Added within so many days" />
          </div>
          <InputField
            name="minRating"
            kind="decimal"
            label="Rating, at least"
            hint={`From 1 to 5. Games with fewer than ${MIN_RATINGS} ratings do not count.`}
          />
          <CheckboxListField name="genres" label="Genres" />
          <CheckboxListField name="families" label="Families" />
          <CheckboxListField
            name="tags"
            label="Members’ tags"
            hint={`A tag counts once ${MIN_TAG_MEMBERS} members have given it.`}
          />
          <TextareaField name="names" label="Known names" hint="One on each line, such as Nonogram." />
          <TextareaField
            name="except"
            label="Leave out these games"
            hint="Keywords, one on each line, such as quiet-sudoku."
          />
        </div>
        <RulePreview store={form.store} />
      </div>
      <div className="form-pair">
        <Button kind="line" onClick={handleCancel}>
          Cancel
        </Button>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  );
};
