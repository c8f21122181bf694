/**
 * What a member of the staff may do at the desk. Every role may view everything; a viewer (support)
 * can do nothing else. A curator edits catalogue, content and releases; an authenticator decides
 * listings and moves works; a treasurer moves money; an owner may do all of it, and manages people
 * and settings.
 */
export const roles = ['viewer', 'curator', 'authenticator', 'treasurer', 'owner'] as const;
export type Role = (typeof roles)[number];

/** Whether a person with these roles may run an operation for which `required` is needed. */
export function mayRun(held: readonly Role[], required: Role): boolean {
  if (held.includes('owner')) return true;
  return required === 'viewer' ? held.length > 0 : held.includes(required);
}
