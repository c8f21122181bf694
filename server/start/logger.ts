import { type DestinationStream, type Logger, pino } from 'pino';
import { blotted } from './blotted.ts';

export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service: 'bff' },
      formatters: { log: blotted },
      serializers: { err: (error: Error) => blotted(pino.stdSerializers.err(error), 1) },
    },
    destination ?? standardOutput(),
  );
}

/** Characters of lines beyond which a turn's lines are not held back. */
const mostHeld = 16 * 1024;

/**
 * The lines of one turn of the event loop go out in one write: a system call for each costs more
 * than making them. Whatever ends this process writes them first, but for SIGKILL.
 */
function standardOutput(): DestinationStream {
  const out = pino.destination({ dest: 1, sync: true });
  let held = '';
  let isDue = false;
  const write = () => {
    const lines = held;
    held = '';
    if (lines !== '') out.write(lines);
  };
  const writeDue = () => {
    isDue = false;
    write();
  };
  process.on('exit', write);
  return {
    write(line) {
      held += line;
      if (held.length > mostHeld) write();
      if (isDue) return;
      isDue = true;
      setImmediate(writeDue);
    },
  };
}
