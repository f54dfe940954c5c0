/** The storage of this device neither does what it was asked nor says that it cannot. */
export class StorageHangsError extends Error {
  override readonly name = 'StorageHangsError';
}
