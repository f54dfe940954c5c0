/** Health data is never kept where it could not be sealed: keys need a secure context, and a place to lie. */
export const canKeep = (): boolean =>
  globalThis.isSecureContext === true &&
  typeof globalThis.indexedDB !== 'undefined' &&
  typeof globalThis.crypto?.subtle !== 'undefined';
