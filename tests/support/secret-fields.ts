/** Names of fields that neither server may log, whatever they hold. */
export const secretFields = [
  ...['authorization', 'cookie', 'password', 'passwordHash', 'jwt', 'token', 'clientSecret'],
  ...['confirmation', 'email', 'recipient', 'identifier'],
] as const;
