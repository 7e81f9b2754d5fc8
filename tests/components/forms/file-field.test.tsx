import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileField } from '@/components/forms/file-field';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { renderForm } from './render-form';

const fileSchema = { picture: { type: 'value', required: true } } as const;
const createPng = (name: string, content = 'abc') => new File([content], name, { type: 'image/png' });
const fileInput = () => screen.getByLabelText(/^Picture/) as HTMLInputElement;
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const anyFile = userEvent.setup({ applyAccept: false });

beforeEach(() => {
  // jsdom does not support blob URLs.
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
});

describe('a file field', () => {
  it('sends files unchanged, and replaces the spaces in their names with underscores', async () => {
    const { sent } = renderForm(
      { schema: fileSchema },
      <FileField name="picture" label="Picture" kinds={['image']} />,
    );
    expect(fileInput()).toHaveAttribute('accept', 'image/*');
    expect(fileInput().multiple).toBe(false);
    await userEvent.upload(fileInput(), createPng('my own fox.png'));
    expect(await screen.findByText('my_own_fox.png')).toBeInTheDocument();
    await send();
    const files = sent[0]?.picture as File[];
    expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['my_own_fox.png', 'image/png', 3],
    ]);
    expect(files[0]).toBeInstanceOf(File);
  });

  it('sends names and data in the base64 format', async () => {
    const { sent } = renderForm(
      { schema: fileSchema },
      <FileField name="picture" label="Picture" format="base64" />,
    );
    await userEvent.upload(fileInput(), createPng('a fox.png'));
    await screen.findByText('a_fox.png');
    await waitFor(async () => {
      await send();
      expect(sent.at(-1)).toEqual({ picture: [{ name: 'a_fox.png', data: btoa('abc') }] });
    });
  });

  it('replaces its file with the next one, or accepts as many files as numFiles allows', async () => {
    const { sent } = renderForm(
      { schema: { ...fileSchema, more: { type: 'value' } } },
      <>
        <FileField name="picture" label="Picture" />
        <FileField name="more" label="More" numFiles={2} />
      </>,
    );
    await userEvent.upload(fileInput(), createPng('1.png'));
    await userEvent.upload(fileInput(), createPng('2.png'));
    const more = screen.getByLabelText('More');
    await userEvent.upload(more, [createPng('3.png'), createPng('4.png'), createPng('5.png')]);
    expect(await screen.findByText(FORM_MESSAGES.filesLeftOut(2))).toBeInTheDocument();
    await send();
    const fileNames = (files: unknown) => (files as File[]).map(({ name }) => name);
    expect(fileNames(sent[0]?.picture)).toEqual(['2.png']);
    expect(fileNames(sent[0]?.more)).toEqual(['3.png', '4.png']);
  });

  it('rejects a file of the wrong kind or size, and shows the reason', async () => {
    renderForm(
      { schema: fileSchema },
      <FileField name="picture" label="Picture" kinds={['image']} maxBytes={1024} />,
    );
    await anyFile.upload(fileInput(), new File(['<b>'], 'page.html', { type: 'text/html' }));
    await waitFor(() => expect(fileInput()).toHaveAccessibleDescription(FORM_MESSAGES.fileKind(['image'])));
    await anyFile.upload(fileInput(), createPng('big.png', 'x'.repeat(1025)));
    await waitFor(() => expect(fileInput()).toHaveAccessibleDescription(FORM_MESSAGES.fileTooLarge('1 KB')));
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('accepts a dropped file', async () => {
    const { sent } = renderForm({ schema: fileSchema }, <FileField name="picture" label="Picture" />);
    const well = fileInput().parentElement!;
    const dataTransfer = { files: [createPng('drop.png')], types: ['Files'] };
    const dragOver = createEvent.dragOver(well, { dataTransfer });
    fireEvent(well, dragOver);
    expect(dragOver.defaultPrevented).toBe(true);
    expect(well).toHaveAttribute('data-over');
    fireEvent.drop(well, { dataTransfer });
    expect(await screen.findByText('drop.png')).toBeInTheDocument();
    expect(well).not.toHaveAttribute('data-over');
    await send();
    expect(sent).toHaveLength(1);
  });

  it('removes a file, and then shows the error of a required field', async () => {
    renderForm({ schema: fileSchema }, <FileField name="picture" label="Picture" />);
    await userEvent.upload(fileInput(), createPng('a fox.png'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove a_fox.png' }));
    expect(fileInput()).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await send();
    expect(fileInput()).toHaveAccessibleDescription('Required.');
  });

  it('shows no file after the form is reset', async () => {
    const { form } = renderForm({ schema: fileSchema }, <FileField name="picture" label="Picture" />);
    await userEvent.upload(fileInput(), createPng('a.png'));
    await screen.findByText('a.png');
    form.store.getState().reset();
    await waitFor(() => expect(screen.queryByText('a.png')).toBeNull());
  });
});
