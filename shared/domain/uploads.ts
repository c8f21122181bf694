/** Accepted types, recognized by the file's content. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type UploadType = (typeof uploadTypes)[number];
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

const mib = 1024 * 1024;

/** Bytes per file. */
export const uploadBytesAtMost = 15 * mib;

/** Bytes of a zip with pictures for the catalogue. */
export const zipBytesAtMost = 100 * mib;

/** The most pictures of a submitted artwork or release. */
export const submissionPicturesAtMost = 4;

/** Bytes of a whole multipart form: its files, plus some for fields. */
export const formBytesAtMost = {
  document: uploadBytesAtMost + mib,
  import: zipBytesAtMost + mib,
  submission: submissionPicturesAtMost * uploadBytesAtMost + mib,
} as const;
