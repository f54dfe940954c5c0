/** True if data can be sealed here; otherwise health data is never kept: keys need a secure context, and a storage. */
export const canKeep = (): boolean =>
  globalThis.isSecureContext === true &&
  typeof globalThis.indexedDB !== 'undefined' &&
  typeof globalThis.crypto?.subtle !== 'undefined';
