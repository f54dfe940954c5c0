import { answered, NotTaken, unreachable } from '../delivery/fault';

/** Sends SMS once: trying again is the queue's work. */
export type Texter = {
  /**
   * Resolves when the gateway has taken it.
   *
   * @param phone in the form of E.164
   * @param id the same at each try, so that a gateway can tell that it is one
   */
  send(phone: string, text: string, id: string): Promise<void>;
};

/** Milliseconds for a gateway to answer. */
const timeoutMs = 10_000;

/** Leaves each with a gateway as JSON: `{ id, to, text }`. It knows the operator's templates and sender. */
export const createTexter = ({ url, token }: { url: string; token: string | null }): Texter => ({
  async send(phone, text, id) {
    const asked = fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ id, to: phone, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status, body } = await asked.catch(() => {
      throw new NotTaken('the SMS gateway cannot be reached', unreachable);
    });
    // Unread, it would keep its connection.
    await body?.cancel();
    if (status < 200 || status >= 300)
      throw new NotTaken(`the SMS gateway answered ${status}`, answered(status));
  },
});
