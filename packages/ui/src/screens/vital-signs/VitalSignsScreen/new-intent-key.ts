/** 128 random bits as hex. Not `randomUUID`, which a page has only over https or on its own machine. */
export const newIntentKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
