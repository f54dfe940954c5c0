/** Waits for work no longer than so many milliseconds; the work itself goes on. */
export function inTime(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  return Promise.race([work.then(() => undefined), late]).finally(() => clearTimeout(timer));
}
