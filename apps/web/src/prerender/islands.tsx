import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { repeatEarlyPress } from '../kernel/browser/early-press';

/** Holds what moves or answers on a public page, by the names of their places. */
export type Islands = Readonly<Record<string, (place: HTMLElement) => ReactNode>>;

/**
 * Brings islands of a public page to life, for somebody who is not signed in: with React and these parts, and none of the app
 * (`vite/prerender.ts`). They look as they were drawn, and all around them stays as it stands. What was pressed before is done now.
 */
export function startIslands(islands: Islands): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = islands[place.dataset.island ?? '']?.(place);
    const isTyping = place.querySelector('input') !== null && place.contains(document.activeElement);
    if (!island) continue;
    const alive = (
      <Begun
        onBegin={() => {
          delete place.dataset.drawn;
          if (isTyping) place.querySelector('input')?.focus();
        }}
        onReady={() => repeatEarlyPress(place)}
      >
        <I18nProvider locale="en-IN">{island}</I18nProvider>
      </Begun>
    );
    const root = createRoot(place);
    // A field is read and replaced in one step: what is typed in between would be lost.
    if (place.querySelector('input')) flushSync(() => root.render(alive));
    else root.render(alive);
  }
}

type BegunProps = {
  /** Before it is painted: the focus would be lost with the field that it was in. */
  onBegin: () => void;
  /** After all effects of the island: it answers. */
  onReady: () => void;
  children: ReactNode;
};

function Begun({ onBegin, onReady, children }: BegunProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it begins, whatever is passed later
  useLayoutEffect(onBegin, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it begins, whatever is passed later
  useEffect(onReady, []);
  return children;
}
