/** The device has no room for it, or may not keep it. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}
