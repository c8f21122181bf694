import { type ChildProcess, spawn } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

type EmbeddedProductApi = {
  readonly url: string;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
};

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('progress'), step: z.string() }),
  z.object({ type: z.literal('ready'), port: z.int().positive() }),
]);

const firstPause = 250;
const longestPause = 10_000;
/** A process that dies after this many milliseconds is restarted: its start did not fail. */
const longRun = 60_000;

/**
 * Runs the product API as a process of its own, and resolves when it can serve. It gets a free
 * port, and keeps it at restarts. Ctrl-C in the terminal does not reach it, so that the site stops
 * in order; when this process is gone it stops by itself.
 */
export function startEmbeddedProductApi(options: {
  readonly entry: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: FastifyBaseLogger;
  readonly onStep: (step: string) => void;
}): { readonly ready: Promise<EmbeddedProductApi>; stop(): Promise<void> } {
  const { log } = options;
  const first = Promise.withResolvers<EmbeddedProductApi>();
  let child: ChildProcess | null = null;
  let port = 0;
  let pause = firstPause;
  let isStopping = false;
  let restart: NodeJS.Timeout | undefined;

  function start(): void {
    const started = Date.now();
    child = spawn(process.execPath, [...process.execArgv, options.entry], {
      env: { ...options.environment, HOST: '127.0.0.1', PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    });
    child.on('message', (received) => {
      const read = message.safeParse(received);
      if (!read.success) return;
      if (read.data.type === 'progress') {
        options.onStep(read.data.step);
        return;
      }
      port = read.data.port;
      first.resolve({ url: `http://127.0.0.1:${port}`, stop });
    });
    child.on('error', (error) => first.reject(error));
    child.on('exit', (code, signal) => {
      child = null;
      if (isStopping || port === 0) {
        first.reject(new Error(`The product API did not start (${signal ?? `exit code ${code}`})`));
        return;
      }
      if (Date.now() - started > longRun) pause = firstPause;
      log.error({ event: 'product-api.died', code, signal, pause }, 'the product API died');
      restart = setTimeout(start, pause);
      pause = Math.min(pause * 2, longestPause);
    });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(restart);
    const running = child;
    if (!running) return;
    const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
    running.kill('SIGTERM');
    await gone;
  }

  start();
  return { ready: first.promise, stop };
}
