import { type DestinationStream, type Logger, pino } from 'pino';
import { redact } from '../../shared/redact.ts';

export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service: 'bff' },
      formatters: { log: redact },
      serializers: { err: (error: Error) => redact(pino.stdSerializers.err(error), 1) },
    },
    destination ?? standardOutput(),
  );
}

/** Lines go out together, as a system call for each costs more than making it. SIGKILL loses them. */
function standardOutput(): DestinationStream {
  const out = pino.destination({ dest: 1, sync: true, minLength: 8 * 1024, periodicFlush: 50 });
  process.on('exit', () => out.flushSync());
  return out;
}
