import * as argon2 from '@node-rs/argon2/index.js';

/*
 * Stands in for Argon2 in the tests of the API (`jest.config.mjs`): the same algorithm, with an eight hundredth of the memory. Those that
 * attack sign-in hash hundreds of times, and look at everything but what one hash costs an attacker.
 */
let isFull = false;

/** From now on in this file, a hash costs what it costs in the product. */
export function hashInFull(): void {
  isFull = true;
}

export const hash: typeof argon2.hash = (password, options, signal) =>
  argon2.hash(password, isFull ? options : { ...options, memoryCost: 24, timeCost: 1 }, signal);

export const { Algorithm } = argon2;
