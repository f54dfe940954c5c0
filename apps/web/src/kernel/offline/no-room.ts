/** The device has no room for it, or may not store it. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}
