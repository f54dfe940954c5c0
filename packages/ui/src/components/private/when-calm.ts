/** Calls once the browser has nothing else to do: what the page is made of comes first. @returns takes it back */
export function whenCalm(call: () => void): () => void {
  // Safari does not tell.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(call, { timeout: 2000 });
  return () => cancelIdleCallback(idle);
}
