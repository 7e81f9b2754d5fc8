/** A chosen file, with its image, name and size, and a Remove button. */
import { useCallback } from 'react';
import { Icon, type UiIcon } from '@/components/ui/icon';
import { cleanFileName, fileSizeText } from '@/lib/domain/members/picked-files';
import { FORM_MESSAGES } from '@/lib/form-messages';

/** Displays the image by a blob URL, which the page's policy allows only for images. */
const Image = ({ file }: { file: File }) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" />;
};

const iconForFile = ({ type }: File): UiIcon => {
  if (type.startsWith('video/')) return 'play';
  return type.startsWith('audio/') ? 'sound' : 'list';
};

interface FilePreviewProps {
  file: File;
  isDisabled?: boolean;
  onRemove: () => void;
}

export const FilePreview = ({ file, isDisabled, onRemove }: FilePreviewProps) => {
  const name = cleanFileName(file.name);
  return (
    <li>
      {file.type.startsWith('image/') ? (
        <Image file={file} />
      ) : (
        <span className="kind">
          <Icon name={iconForFile(file)} />
        </span>
      )}
      <span className="name">
        {name}
        <small>{fileSizeText(file.size)}</small>
      </span>
      <button
        type="button"
        aria-label={FORM_MESSAGES.removeFile(name)}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
};
