/** The code of a page could not be loaded: there is no network, or a new version has replaced it. */
export class RouteLoadError extends Error {
  override readonly name = 'RouteLoadError';
}
