import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftStore, forgetDrafts, sessionStore } from './session-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  forgetDrafts();
});

function refuseStorage() {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
}

function fillStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

describe('sessionStore', () => {
  it.each([
    ['with storage', () => undefined],
    ['without storage', refuseStorage],
    ['with full storage', fillStorage],
  ])('keeps a value until it is removed, %s', (_name, prepare) => {
    prepare();
    const store = sessionStore<{ city: string }>('pending-action');
    expect(store.read()).toBeNull();
    store.write({ city: 'Bath' });
    expect(sessionStore('pending-action').read()).toEqual({ city: 'Bath' });
    expect(sessionStore('attempt.1').read()).toBeNull();
    store.write(null);
    expect(store.read()).toBeNull();
  });

  it('removes the old value if the new one does not fit', () => {
    const store = sessionStore<string>('attempt.1');
    store.write('first');
    fillStorage();
    store.write('second');
    expect(store.read()).toBe('second');
    expect(sessionStorage.length).toBe(0);
    vi.restoreAllMocks();
    store.write('third');
    expect(store.read()).toBe('third');
    store.write(null);
    expect(store.read()).toBeNull();
  });

  it('ignores invalid data', () => {
    sessionStorage.setItem('deckle.pending-action', '{');
    expect(sessionStore('pending-action').read()).toBeNull();
  });
});

describe('forgetDrafts', () => {
  it.each([
    ['with storage', () => undefined],
    ['without storage', refuseStorage],
    ['with full storage', fillStorage],
  ])('removes all drafts and nothing else, %s', (_name, prepare) => {
    prepare();
    draftStore('address.3').write('typed');
    sessionStore('attempt.1').write('sent');
    forgetDrafts();
    expect(draftStore('address.3').read()).toBeNull();
    expect(sessionStore('attempt.1').read()).toBe('sent');
    sessionStore('attempt.1').write(null);
  });
});
