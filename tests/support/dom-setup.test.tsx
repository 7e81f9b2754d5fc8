/** Tests the setup of component tests. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from './console-guard';

describe('the setup of component tests', () => {
  it('renders, and installs the matchers', () => {
    render(<p>Hello</p>);
    expect(screen.getByText('Hello')).toBeVisible();
  });

  it('begins each test with an empty document', () => {
    expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  });

  it('collects console.error for the test that expects one', () => {
    console.error('expected %s', 'here');
    expect(takeConsoleErrors()).toEqual(['expected here']);
  });

  it.fails('fails a test that does not check a console.error', () => {
    console.error('unexpected');
    expect(takeConsoleErrors()).toEqual([]);
  });
});
