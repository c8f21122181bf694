import { type DestinationStream, type Logger, pino } from 'pino';

/** Nothing logs these; should one slip in, it is blotted out here. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'jwt',
  'token',
  'confirmation',
  'email',
  'identifier',
];

export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service: 'bff' },
      redact: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    },
    destination ?? pino.destination(1),
  );
}
