// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CategoryIcon } from '@/components/ui/category-icon';
import type { IconKey } from '@/lib/domain/games/genres';

describe('an unknown genre icon', () => {
  it('falls back to the window icon of the dailies and logs the failure', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = render(<CategoryIcon name={'nope' as IconKey} />);
    expect(container.querySelector('use')?.getAttribute('href')).toBe('/icons.svg#category-daily');
    expect(error).toHaveBeenCalledWith('Could not find icon', 'nope');
  });
});
