import { RouteLoadError } from './route-load-error';

/** Milliseconds after which code that could not be loaded is asked for once more. */
const pauseMs = 300;

/** Loads the code of a page, with a second attempt for a fault that passes. Throws a RouteLoadError if that fails too. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return load();
    });
  } catch (cause) {
    throw new RouteLoadError((cause as Error).message, { cause });
  }
}
