import { vi } from 'vitest';

type Confirmed = { readonly error?: { type: string; code?: string; decline_code?: string } };

/**
 * Stands in for js.stripe.com: each script that is inserted loads or fails as listed; the last
 * entry repeats.
 */
export function serveStripe(loads: readonly ('script' | 'nothing')[]) {
  const answers: Confirmed[] = [];
  const element = {
    mount: (place: HTMLElement) => place.replaceChildren('Stripe’s fields'),
    on: () => element,
    off: () => element,
    once: () => element,
    update: () => undefined,
    destroy: () => undefined,
  };
  const elements = {
    create: () => element,
    getElement: () => element,
    update: () => undefined,
  };
  const confirmSetup = vi.fn(async () => answers.shift() ?? {});
  const opened = vi.fn();
  const stripe = {
    elements: (options: unknown) => {
      opened(options);
      return elements;
    },
    confirmSetup,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  let asked = 0;
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof HTMLScriptElement)) continue;
        const load = loads[Math.min(asked, loads.length - 1)];
        asked += 1;
        if (load === 'script')
          Reflect.set(
            window,
            'Stripe',
            Object.assign(() => stripe, { version: 'test' }),
          );
        node.dispatchEvent(new Event(load === 'script' ? 'load' : 'error'));
      }
    }
  });
  watcher.observe(document.head, { childList: true });
  return {
    confirmSetup,
    opened,
    asked: () => asked,
    /** Results of confirming, in order; after that, success. */
    answer: (...next: Confirmed[]) => void answers.push(...next),
    stop() {
      watcher.disconnect();
      Reflect.deleteProperty(window, 'Stripe');
      for (const script of document.querySelectorAll('script')) script.remove();
    },
  };
}
