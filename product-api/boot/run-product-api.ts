import { ConfigError, readConfig } from '../config.ts';
import { OtherSchema } from '../db/migrate.ts';
import { createLogger } from './logger.ts';
import { type InitialCatalogue, startProductApi } from './start-product-api.ts';

class StartAborted extends Error {}

function config() {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Reports the start to a parent process, if there is one. */
function notifyParent(
  message: { type: 'progress'; step: string } | { type: 'ready'; port: number },
) {
  if (process.connected) process.send?.(message);
}

/** Runs a product API in this process until a signal arrives or the parent process ends. */
export function runProductApi(catalogue: InitialCatalogue | null): void {
  const settings = config();
  const log = createLogger(settings.logLevel);
  const undos: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | null = null;

  function stop(reason: string): void {
    stopping ??= shutDown(reason);
  }

  async function shutDown(reason: string): Promise<void> {
    log.info({ event: 'product-api.stopping', reason }, 'stopping');
    await starting.catch(() => undefined);
    for (const undo of undos.reverse()) {
      await undo().catch((error: unknown) =>
        log.error({ err: error, event: 'product-api.stop-failed' }, 'a part did not stop'),
      );
    }
    log.info({ event: 'product-api.stopped' }, 'stopped');
    process.exit();
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal));
  }
  process.on('disconnect', () => stop('parent gone'));

  const starting = startProductApi({
    config: settings,
    catalogue,
    log,
    onStep(step) {
      log.info({ event: step }, step);
      notifyParent({ type: 'progress', step });
    },
    checkpoint() {
      if (stopping) throw new StartAborted();
    },
    onStop: (undo) => void undos.push(undo),
  });

  starting.then(
    (port) => {
      log.info({ event: 'product-api.listening', port }, 'listening');
      notifyParent({ type: 'ready', port });
    },
    (error: unknown) => {
      if (error instanceof StartAborted) return;
      if (error instanceof OtherSchema) process.stderr.write(`${error.message}\n`);
      log.fatal({ err: error, event: 'product-api.start-failed' }, 'the start failed');
      process.exitCode = 1;
      stop('start failed');
    },
  );
}
