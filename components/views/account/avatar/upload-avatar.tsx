/** Uploads an image as the avatar. The visitor chooses it and crops it to a square before it is sent. */
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { FileField } from '@/components/forms/file-field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { Panel } from '@/components/ui/panel';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { cleanFileName } from '@/lib/domain/members/picked-files';
import type { User } from '@/lib/domain/members/user';
import type { FormSchema } from '@/lib/validation/schema';
import { isDirty, NOT_SENT } from '@/stores/form-store';
import { useOwnAccount } from '@/stores/queries/use-own-account';
import { ImageCrop } from './image-crop';
import { useUnsavedGuard } from '../frame/use-unsaved-guard';

/** The maximum file size. It allows a photo from a phone camera, which is reduced here before it is sent. */
const MAX_BYTES = 20 * 1024 * 1024;
const UPLOAD_FIELDS = { file: { type: 'value', required: true } } as const satisfies FormSchema;

const canvasToBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    // Browsers that cannot write WebP write PNG instead.
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/webp', 0.92);
  });

interface UploadImageProps {
  user: User;
  onDone: () => void;
}

export const UploadImage = ({ user, onDone }: UploadImageProps) => {
  const { uploadAvatar } = useOwnAccount(user);
  const form = useForm({ schema: UPLOAD_FIELDS });
  const value = useStore(form.store, (state) => state.data.file);
  const isBusy = useStore(form.store, (state) => state.isSubmitting);
  useUnsavedGuard(useStore(form.store, isDirty));
  const file = Array.isArray(value) ? (value[0] as File) : null;
  const [image, setImage] = useState<{ file: File; bitmap: ImageBitmap } | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!file) return;
    let isLatest = true;
    let made: ImageBitmap | undefined;
    createImageBitmap(file).then(
      (bitmap) => {
        made = bitmap;
        if (isLatest) setImage({ file, bitmap });
        else bitmap.close();
      },
      () => {
        if (isLatest) form.store.getState().setErrors({ file: ACCOUNT_PAGE_MESSAGES.avatarUnreadable });
      },
    );
    return () => {
      isLatest = false;
      made?.close();
    };
  }, [file, form]);

  const shown = image?.file === file ? image : null;

  const handleSubmit = async () => {
    // The image is still being read, or could not be read; the field then shows the error.
    if (!canvas.current || !shown) {
      form.store.getState().setErrors({ file: ACCOUNT_PAGE_MESSAGES.avatarUnreadable });
      return NOT_SENT;
    }
    await uploadAvatar(await canvasToBlob(canvas.current), cleanFileName(shown.file.name));
    form.store.getState().reset({});
    onDone();
  };

  return (
    <Panel>
      <h2>A picture of your own</h2>
      <p>A photo or drawing of up to 20 MB. Everybody can see it, so leave out what should stay yours.</p>
      <Form form={form} label="A picture of your own" leave="ask" onSubmit={handleSubmit}>
        <FileField name="file" label="Picture" kinds={['image']} maxBytes={MAX_BYTES} isDisabled={isBusy} />
        {shown && <ImageCrop key={shown.file.name} image={shown.bitmap} canvas={canvas} />}
        {isBusy && (
          <div className="row" role="status">
            <progress aria-label={ACCOUNT_PAGE_MESSAGES.avatarSending} />
            {ACCOUNT_PAGE_MESSAGES.avatarSending}
          </div>
        )}
        {file && (
          <div>
            <SubmitButton>Use this picture</SubmitButton>
          </div>
        )}
      </Form>
    </Panel>
  );
};
