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

/** Buffered, because a system call costs more than making a line. SIGKILL loses buffered lines. */
function standardOutput(): DestinationStream {
  const out = pino.destination({ dest: 1, sync: true, minLength: 8 * 1024, periodicFlush: 50 });
  process.on('exit', () => out.flushSync());
  return out;
}
