/** The storage of this device neither answers nor fails. */
export class StorageHangsError extends Error {
  override readonly name = 'StorageHangsError';
}
