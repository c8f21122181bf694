import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { overloaded } from '../errors.ts';

/** Refuses at once what would only be answered too late: 503 with Retry-After. */
export const loadShedding = fp<{ readonly maxEventLoopDelay?: number }>(
  async (app, { maxEventLoopDelay = 2_000 }) => {
    await app.register(underPressure, {
      maxEventLoopDelay,
      sampleInterval: 500,
      pressureHandler: () => {
        throw overloaded();
      },
    });
  },
  { name: 'load-shedding' },
);
