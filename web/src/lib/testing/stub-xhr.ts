import { vi } from 'vitest';

/** A form being sent; the test controls its progress and answer. */
export type SentForm = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly isAborted: () => boolean;
  readonly progress: (loaded: number, total: number) => void;
  readonly answer: (status: number, body: unknown) => void;
  readonly fail: () => void;
};

/** Stubs XMLHttpRequest: requests wait until the test answers them. */
export function stubXhr(): readonly SentForm[] {
  const sent: SentForm[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    #path = '';
    #headers: Record<string, string> = {};
    #isAborted = false;
    open(_method: string, path: string) {
      this.#path = path;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    getResponseHeader() {
      return 'from-header';
    }
    abort() {
      this.#isAborted = true;
      this.dispatchEvent(new Event('abort'));
      this.dispatchEvent(new Event('loadend'));
    }
    send(form: FormData) {
      sent.push({
        path: this.#path,
        headers: this.#headers,
        form,
        isAborted: () => this.#isAborted,
        progress: (loaded, total) =>
          this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total })),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.dispatchEvent(new Event('load'));
          this.dispatchEvent(new Event('loadend'));
        },
        fail: () => {
          this.dispatchEvent(new Event('error'));
          this.dispatchEvent(new Event('loadend'));
        },
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}
