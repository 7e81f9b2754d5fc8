import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCloseOnBack } from '@/components/ui/focus/use-close-on-back';

const BackSheet = ({ onBack }: { onBack(): void }) => {
  useCloseOnBack(true, onBack);
  return null;
};

it('closes a sheet when Back is pressed at the moment it opens', async () => {
  window.history.pushState({ key: 'page' }, '');
  const close = vi.fn();
  render(<BackSheet onBack={close} />);
  expect(window.history.state).toMatchObject({ openDialogs: 1 });
  window.history.back();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(window.history.state).toEqual({ key: 'page' });
});
