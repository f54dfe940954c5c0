/** The code of a page could not be loaded: the network is away, or a new version has replaced it. */
export class RouteLoadError extends Error {
  override readonly name = 'RouteLoadError';
}
