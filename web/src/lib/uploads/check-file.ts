import { type UploadType, uploadBytesAtMost } from '../../../../shared/domain/uploads.ts';
import { fileSize } from '../format/file-size.ts';

const names: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};

/** Such as 'JPEG, PNG, WebP or PDF'. */
export function typeNames(types: readonly UploadType[]): string {
  const all = types.map((type) => names[type]);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} or ${last}`;
}

/** What is wrong with a file; null if the browser can see nothing wrong. */
export function checkFile(
  file: Pick<File, 'type' | 'size'>,
  types: readonly UploadType[],
): string | null {
  if (!types.some((type) => type === file.type)) return `Choose a ${typeNames(types)} file.`;
  if (file.size === 0) return 'This file is empty.';
  if (file.size > uploadBytesAtMost) {
    return `This file is ${fileSize(file.size)}. The maximum is ${fileSize(uploadBytesAtMost)}.`;
  }
  return null;
}
