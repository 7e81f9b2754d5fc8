/** Reads a chosen file in the format that its field requires. */
import { type EncodedFile, cleanFileName } from '@/lib/domain/members/picked-files';

export type FileFormat = 'formData' | 'base64';

const readData = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });

/** @throws DOMException when the file is missing or unreadable */
export const readFile = async (file: File, format: FileFormat): Promise<File | EncodedFile> => {
  const name = cleanFileName(file.name);
  if (format === 'base64') return { name, data: await readData(file) };
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
};
