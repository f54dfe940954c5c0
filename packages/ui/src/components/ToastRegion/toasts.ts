import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export type Toast = {
  tone: 'success' | 'error' | 'info' | 'notification';
  message: string;
  /** Before the message, in a line of its own. */
  title?: string;
  /** The place to which it leads; following it closes the toast. */
  link?: { label: string; href: string };
};

/** The spec's times: 2 s for what went well, 5 s for a new notification, 4 s for the rest. The library stops the clock under pointer and focus. */
const milliseconds = { success: 2000, error: 4000, info: 4000, notification: 5000 };

export const toasts = new ToastQueue<Toast>({ maxVisibleToasts: 20 });

/** Tells what just happened, for a moment. What must stay until it is dealt with is a `Banner`. Returns how to take it back. */
export function showToast(toast: Toast): () => void {
  const key = toasts.add(toast, { timeout: milliseconds[toast.tone] });
  return () => toasts.close(key);
}
