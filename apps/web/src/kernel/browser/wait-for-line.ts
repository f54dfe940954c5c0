/** Resolves after so many milliseconds, when the network comes back, or when it was aborted. */
export function waitForLine(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
  });
}
