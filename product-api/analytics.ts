import { request } from 'undici';

export type AnalyticsEvent = {
  readonly name: string;
  readonly clientId: string;
  readonly sessionId: string;
  readonly params: Readonly<Record<string, string | number | boolean>>;
};

export type Analytics = {
  /** False: the service did not accept the event. It is not retried. */
  send(event: AnalyticsEvent): Promise<boolean>;
};

export type AnalyticsSettings = {
  readonly measurementId: string;
  readonly apiSecret: string;
  readonly collectUrl: string;
};

/** Milliseconds. */
const timeLimit = 3000;

/** Google Analytics by its Measurement Protocol. */
export function createAnalytics(settings: AnalyticsSettings): Analytics {
  const address = new URL(settings.collectUrl);
  address.searchParams.set('measurement_id', settings.measurementId);
  address.searchParams.set('api_secret', settings.apiSecret);
  return {
    async send({ name, clientId, sessionId, params }) {
      try {
        const { statusCode, body } = await request(address, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            client_id: clientId,
            events: [{ name, params: { ...params, session_id: sessionId } }],
          }),
          signal: AbortSignal.timeout(timeLimit),
        });
        await body.dump();
        return statusCode < 300;
      } catch {
        /** The client's errors contain the address, and the address contains the secret. */
        return false;
      }
    },
  };
}
