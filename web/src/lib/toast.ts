/** Specification section 9. */
const toastMs = 5_000;

type Tone = 'success' | 'error' | 'info';

let toasterMounted: () => void;
const mounted = new Promise<void>((resolve) => {
  toasterMounted = resolve;
});

/** Called by the toaster on mount: earlier toasts have waited for it. */
export function markToasterMounted(): void {
  toasterMounted();
}

/** A button in the toast. */
export type ToastAction = { readonly label: string; readonly onClick: () => void };

/** One at a time: a new toast replaces the last. The first one loads the toaster's code. */
async function show(
  tone: Tone,
  message: string,
  description?: string,
  action?: ToastAction,
): Promise<void> {
  const { toast: sonner } = await import('sonner');
  await mounted;
  sonner.dismiss();
  sonner[tone](message, {
    duration: toastMs,
    ...(description && { description }),
    ...(action && { action }),
  });
}

export const toast = {
  success: (message: string, description?: string, action?: ToastAction) =>
    void show('success', message, description, action),
  error: (message: string, description?: string, action?: ToastAction) =>
    void show('error', message, description, action),
  info: (message: string, description?: string) => void show('info', message, description),
};
