import { afterEach, describe, expect, it } from '@jest/globals';
import { type Started, startServices, storeTokens } from '../../../test/start-services';
import { sessionStarted } from '../session/session-requests';

let services: Started;

afterEach(() => services.close());

/** Pauses that end when the test ends them. */
function heldPauses() {
  const ends: (() => void)[] = [];
  return {
    pause: () => new Promise<void>((end) => void ends.push(end)),
    async end() {
      ends.shift()?.();
      await Promise.resolve();
    },
    waiting: () => ends.length,
  };
}

describe('how the workflows begin', () => {
  it('is in one go where nobody asks for a pause', async () => {
    services = await startServices();
    services.store.dispatch(sessionStarted());
    expect(services.session().phase).toBe('signed-out');
  });

  it('is with a pause before each group, and told once all hear what is asked', async () => {
    const pauses = heldPauses();
    services = await startServices({}, { pause: pauses.pause });
    let hasBegun = false;
    void services.begun.then(() => {
      hasBegun = true;
    });
    services.store.dispatch(sessionStarted());
    expect(services.session().phase).toBe('unknown');
    await pauses.end();
    expect(hasBegun).toBe(false);
    await pauses.end();
    await services.begun;
    services.store.dispatch(sessionStarted());
    expect(services.session().phase).toBe('signed-out');
  });

  it('is given up by who stops meanwhile', async () => {
    const pauses = heldPauses();
    storeTokens();
    services = await startServices({}, { pause: pauses.pause });
    services.stop();
    while (pauses.waiting() > 0) await pauses.end();
    await services.begun;
    services.store.dispatch(sessionStarted());
    expect(services.session().phase).toBe('unknown');
    expect(services.server.calls).toEqual([]);
  });
});
