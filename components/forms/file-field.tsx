/** A field for files that are chosen or dropped. They are sent unchanged (formData) or as `{name, data}` (base64). */
import { useRef, useState, type DragEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import {
  acceptAttributeOf,
  fileSizeText,
  maxFiles,
  pickFiles,
  type PickRules,
} from '@/lib/domain/members/picked-files';
import { FORM_MESSAGES } from '@/lib/form-messages';
import { FieldFrame, type FieldProps } from './field-frame';
import { FilePreview } from './file-preview';
import { readFile, type FileFormat } from './read-file';
import { useField } from './use-form';

interface FileFieldProps extends FieldProps, PickRules {
  format?: FileFormat;
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

export const FileField = (props: FileFieldProps) => {
  const { name, label, hint, isDisabled, format = 'formData', ...rules } = props;
  const field = useField(name, hint);
  const control = useRef<HTMLInputElement>(null);
  const latest = useRef<readonly File[]>([]);
  const [picked, setPicked] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);
  // After a reset of the form, the field has no value, so the files chosen before no longer count.
  const selected = Array.isArray(field.value) ? picked : [];
  const max = maxFiles(rules);

  const refusals = {
    kind: () => FORM_MESSAGES.fileKind(rules.kinds ?? []),
    size: () => FORM_MESSAGES.fileTooLarge(fileSizeText(rules.maxBytes ?? 0)),
    count: () => FORM_MESSAGES.filesLeftOut(max),
  };

  const storeFiles = async (files: readonly File[], error: string | null): Promise<void> => {
    latest.current = files;
    setPicked(files);
    try {
      const value = await Promise.all(files.map((file) => readFile(file, format)));
      // Ignores these files if the selection has changed while they were being read.
      if (latest.current !== files) return;
      field.setValue(value.length > 0 ? value : null);
      if (error !== null) field.setError(error);
    } catch {
      field.setValue(null);
      field.setError(FORM_MESSAGES.fileUnreadable);
    }
  };
  const addFiles = (files: readonly File[]): void => {
    const { accepted, refusal } = pickFiles(files, rules, selected);
    void storeFiles(accepted, refusal && refusals[refusal]());
  };
  const removeFile = (file: File): void => {
    void storeFiles(
      selected.filter((each) => each !== file),
      null,
    );
    control.current?.focus();
  };

  return (
    <FieldFrame field={field} label={label} hint={hint} isDisabled={isDisabled}>
      <div
        className="form-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (isDisabled || !hasFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!isDisabled) addFiles([...event.dataTransfer.files]);
        }}
      >
        <input
          {...field.marks}
          ref={control}
          id={field.id}
          name={name}
          type="file"
          accept={acceptAttributeOf(rules.kinds)}
          multiple={max > 1}
          required={field.isRequired}
          disabled={isDisabled}
          onFocus={field.handleFocus}
          onChange={({ target }) => {
            addFiles([...(target.files ?? [])]);
            // Allows choosing the same file again after it was removed.
            target.value = '';
          }}
        />
        <Icon name="plus" />
        <p aria-hidden="true">
          <b>{FORM_MESSAGES.chooseFile(max)}</b> {FORM_MESSAGES.dropFile(max)}
        </p>
      </div>
      {selected.length > 0 && (
        <ul className="form-files">
          {selected.map((file, at) => (
            <FilePreview
              key={`${at}-${file.name}`}
              file={file}
              isDisabled={isDisabled}
              onRemove={() => removeFile(file)}
            />
          ))}
        </ul>
      )}
    </FieldFrame>
  );
};
