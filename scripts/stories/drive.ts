import type { Browser, BrowserContext, Page } from 'playwright-core';

type Channel = {
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
  emit(event: string, payload: unknown): void;
};
type Preview = {
  ready(): Promise<void>;
  currentSelection?: { storyId: string };
  storyStore: { loadStory(of: { storyId: string }): Promise<PreparedStory> };
};
type PreparedStory = {
  storyGlobals?: { viewport?: { value?: string } };
  parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
};
type Storybook = { __STORYBOOK_ADDONS_CHANNEL__: Channel; __STORYBOOK_PREVIEW__: Preview };

/** Maximum time for a story; its result does not count after that. */
const timeoutMs = 20_000;

const desk = { width: 1280, height: 800 };

/** Opens a context for playing stories, as a person in India with reduced motion. One each: two pages of one would take each other's focus. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const page = await browser.newPage();
  const usual = await page.evaluate(() => navigator.userAgent);
  await page.close();
  return browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    // A person who presses a button may copy; a headless shell has to be told.
    permissions: ['clipboard-write'],
    // By this name Storybook knows to hold animations at their end, without waiting 100 ms to see whether there are any.
    userAgent: `${usual} (StorybookTestRunner)`,
  });
}

/** Opens the preview once; every story of the page is played in it. */
export async function openPreview(page: Page, url: string): Promise<void> {
  // tsx adds a helper for function names, which a page does not have.
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(async () => {
    const storybook = window as unknown as Storybook;
    await storybook.__STORYBOOK_PREVIEW__.ready();
    // The addon would run axe too, once more and in one theme.
    storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

/** Sets the page size that the story requires. */
export async function fitViewport(page: Page, storyId: string): Promise<void> {
  const asked = await page.evaluate(async (id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Storybook;
    const { storyGlobals, parameters } = await preview.storyStore.loadStory({ storyId: id });
    const name = storyGlobals?.viewport?.value;
    return name ? parameters.viewport?.options?.[name]?.styles : undefined;
  }, storyId);
  await page.setViewportSize(
    asked ? { width: Number.parseInt(asked.width, 10), height: Number.parseInt(asked.height, 10) } : desk,
  );
}

/**
 * Renders a story and plays it to its end. Returns the errors. A play function that throws is reported by an event of its own:
 * the event that says "finished" may still report success.
 */
export async function playStory(page: Page, storyId: string): Promise<string[]> {
  return page.evaluate(
    ([id, limit]) =>
      new Promise<string[]>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
          window as unknown as Storybook;
        const problems: string[] = [];
        const tell = (what: string, error: unknown) => {
          const { message, stack } = (error ?? {}) as { message?: string; stack?: string };
          problems.push(`${what}: ${message ?? stack ?? JSON.stringify(error)}`);
        };
        const listeners: Record<string, (payload: never) => void> = {
          playFunctionThrewException: (error) => tell('play', error),
          storyThrewException: (error) => tell('render', error),
          storyErrored: (error) => tell('story', error),
          storyMissing: () => end('missing'),
          unhandledErrorsWhilePlaying: (errors: unknown[]) => {
            for (const error of errors) tell('unhandled', error);
          },
          storyFinished: ({ storyId: finished, status }: { storyId: string; status: string }) => {
            if (finished !== id) return;
            end(status === 'error' && problems.length === 0 ? 'finished with an error' : undefined);
          },
        };
        const timer = setTimeout(() => end(`not finished after ${limit} ms`), limit);
        function end(problem?: string) {
          clearTimeout(timer);
          for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
          resolve(problem ? [...problems, problem] : problems);
        }
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
        // Selecting the story that is already shown does not play it again.
        const isShown = preview.currentSelection?.storyId === id;
        channel.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId: id, viewMode: 'story' });
      }),
    [storyId, timeoutMs] as const,
  );
}
