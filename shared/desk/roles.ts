/**
 * What a member of the staff may do at the desk. Every role may look at everything: a viewer
 * (support) at nothing more; a curator edits catalogue, content and releases; an authenticator
 * decides listings and moves works; a treasurer moves money; an owner may do all of it, and manages
 * people and settings.
 */
export const roles = ['viewer', 'curator', 'authenticator', 'treasurer', 'owner'] as const;
export type Role = (typeof roles)[number];

/** Whether a person with these roles may run what one of `allowed` may. */
export function mayRun(held: readonly Role[], allowed: Role): boolean {
  if (held.includes('owner')) return true;
  return allowed === 'viewer' ? held.length > 0 : held.includes(allowed);
}
