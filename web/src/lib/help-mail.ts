/** Where support is written to. */
export function helpAddress(): string {
  return `help@${window.location.hostname}`;
}

/** Opens an e-mail to support; `about` becomes its subject. */
export function helpMail(about: string | null): string {
  const subject = about === null ? '' : `?subject=${encodeURIComponent(about)}`;
  return `mailto:${helpAddress()}${subject}`;
}
