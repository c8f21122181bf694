/** What may be uploaded, as the bytes themselves say. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type UploadType = (typeof uploadTypes)[number];
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

const mib = 1024 * 1024;

/** Bytes of one file. */
export const uploadBytesAtMost = 15 * mib;

/** Pictures that come with one submitted work or release. */
export const submissionPicturesAtMost = 4;

/** Bytes of a whole form on its way: its files, and some room for names and texts. */
export const formBytesAtMost = {
  document: uploadBytesAtMost + mib,
  submission: submissionPicturesAtMost * uploadBytesAtMost + mib,
} as const;
