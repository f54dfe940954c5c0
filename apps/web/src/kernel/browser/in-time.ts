/** Waits for work at most so many milliseconds; the work itself continues. */
export function inTime(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([work.then(() => undefined), late]).finally(() => clearTimeout(timer));
}
