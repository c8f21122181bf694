import { z } from 'zod';
import { id, instant, shortText } from './fields.ts';
import { operation } from './operation.ts';
import { roles } from './roles.ts';

const role = z.enum(roles, `Must be one of ${roles.join(', ')}`);
/** Several; as text, curator,treasurer. */
const heldRoles = z
  .preprocess(
    (given) => (typeof given === 'string' ? given.split(',').map((one) => one.trim()) : given),
    z.array(role).min(1).max(roles.length),
  )
  .transform((given) => roles.filter((one) => given.includes(one)));
const member = z.object({ id, email: z.string(), roles: z.array(role) });

export const peopleOperations = {
  'people list': operation({
    about: 'List the staff with their roles',
    role: 'viewer',
    isRead: true,
    words: [],
    input: z.strictObject({}),
    answer: z.array(
      member.extend({
        name: z.string(),
        /** Whether a second factor is set up. */
        hasFactor: z.boolean(),
        since: instant,
      }),
    ),
  }),
  'people invite': operation({
    about:
      'Give the account with this e-mail the --role (several as curator,treasurer), which replaces those it had; all owners are told',
    role: 'owner',
    isRead: false,
    isSensitive: true,
    subject: 'account with the e-mail',
    words: ['email'],
    input: z.strictObject({ email: shortText, role: heldRoles }),
    answer: member,
  }),
  'people remove': operation({
    about:
      'Take all roles from a member of the staff, which ends their desk session; all owners are told',
    role: 'owner',
    isRead: false,
    isSensitive: true,
    subject: 'member of the staff with the e-mail',
    words: ['email'],
    input: z.strictObject({ email: shortText }),
    answer: member,
  }),
  'people reset-factor': operation({
    about: 'Forget a lost second factor, so that a new one can be set up; all owners are told',
    role: 'owner',
    isRead: false,
    isSensitive: true,
    subject: 'member of the staff with the e-mail',
    words: ['email'],
    input: z.strictObject({ email: shortText }),
    answer: member,
  }),
};
