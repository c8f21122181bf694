/** In bytes: a text of 40,000 letters of any script fits. */
export const deskBodyLimit = 192 * 1024;
