import type { Response, Test } from 'supertest';

/**
 * Sends a large write again while the answer is 503, as an app does: on a busy machine one statement may take longer than it may, and then nothing was
 * written. Each try must have the same idempotency key.
 */
export async function untilTaken(send: () => Test): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (answer.status !== 503 || tries === 5) return answer;
  }
}
