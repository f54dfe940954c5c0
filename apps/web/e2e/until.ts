/** Looks until it is so, at first often. @param what says what it looks for, where it never is */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = 30_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let pause = 50;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`It never was so: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    // To look costs the page time that it needs to get there.
    pause = Math.min(pause * 1.3, 200);
  }
}

/** Returns the promised value, if it comes in time; calls to a page have no time-out of their own. @param what names the missing value */
export async function inTime<Value>(
  what: string,
  coming: Promise<Value>,
  timeoutMs = 30_000,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It did not come within ${timeoutMs / 1000} s: ${what}.`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
