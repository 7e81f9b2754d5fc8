/** @vitest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ActionError } from '@/components/ui/action-error';
import { useActionError } from '@/stores/use-action-error';
import { createPageStores, StoresWrapper } from '../../support/page-stores';

const setUp = () => {
  const stores = createPageStores();
  let reportError: (message: string) => void = () => undefined;
  const FailingAction = () => {
    const { error, setError } = useActionError();
    reportError = setError;
    return <ActionError error={error} />;
  };
  render(
    <StoresWrapper stores={stores}>
      <FailingAction />
    </StoresWrapper>,
  );
  return {
    report: (message: string) => act(() => reportError(message)),
    queue: () =>
      stores.notification.getState().queue.map(({ message, isInPlace }) => ({ message, isInPlace })),
  };
};

describe('the error of an action', () => {
  it('appears as a notification and next to its control, and is announced there', () => {
    const { report, queue } = setUp();
    report('Your tag could not be saved.');
    expect(screen.getByRole('alert')).toHaveTextContent('Your tag could not be saved.');
    expect(queue()).toEqual([{ message: 'Your tag could not be saved.', isInPlace: true }]);
  });

  it('disappears from the control when the action starts again', () => {
    const { report, queue } = setUp();
    report('Your tag could not be saved.');
    report('');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(queue()).toHaveLength(1);
  });
});
