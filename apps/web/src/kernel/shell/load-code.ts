import { RouteLoadError } from './route-load-error';

const isLoadedAgain = () =>
  performance.getEntriesByType('navigation').some((opened) => 'type' in opened && opened.type === 'reload');

/**
 * Loads the code of a page. If it cannot be fetched, loads the whole page again, once and with a network alone; throws a RouteLoadError
 * if that was done already.
 *
 * A second `import()` would ask nobody: Chromium and Firefox keep for as long as the page lasts that a module could not be fetched, as
 * HTML demands ("fetch a single module script").
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    if (!navigator.onLine || isLoadedAgain()) throw new RouteLoadError((cause as Error).message, { cause });
    window.location.reload();
    return new Promise(() => undefined);
  }
}
