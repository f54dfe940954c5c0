/** Combines both ways in which a call of the API can fail: refused, or no answer at all. */
export type Settled<T> = { ok: true; data: T } | { ok: false; error: unknown };

export async function settle<T>(answer: Promise<{ data?: T; error?: unknown }>): Promise<Settled<T>> {
  try {
    const { data, error } = await answer;
    return data === undefined ? { ok: false, error } : { ok: true, data };
  } catch (error) {
    return { ok: false, error };
  }
}
