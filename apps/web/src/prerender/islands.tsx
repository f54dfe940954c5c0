import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';

/** What moves or answers on a public page, by the names of their places. */
export type Islands = Readonly<Record<string, (place: HTMLElement) => ReactNode>>;

/**
 * Brings islands of a public page to life, for somebody who is not signed in: with React and these parts, and none of the app
 * (`vite/prerender.ts`). They look as they were drawn, and all around them stays as it stands.
 */
export function startIslands(islands: Islands): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = islands[place.dataset.island ?? '']?.(place);
    const isTyping = place.querySelector('input') !== null && place.contains(document.activeElement);
    if (!island) continue;
    createRoot(place).render(
      <Begun onBegin={() => isTyping && place.querySelector('input')?.focus()}>
        <I18nProvider locale="en-IN">{island}</I18nProvider>
      </Begun>,
    );
  }
}

/** The focus would be lost with the field that it was in. */
function Begun({ onBegin, children }: { onBegin: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it begins, whatever is passed later
  useLayoutEffect(onBegin, []);
  return children;
}
