import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { shownFocus } from './StateSheet.css';

/** The attributes by which react-aria tells how a thing is being touched. */
const attributes = {
  hovered: ['data-hovered'],
  pressed: ['data-hovered', 'data-pressed'],
  focused: ['data-focused', 'data-focus-visible', shownFocus],
} as const;

export type InStateProps = {
  state: keyof typeof attributes;
  /** The element in that state, within the children. @default the first control */
  target?: string;
  children: ReactNode;
};

const operable = '[data-rac], a, button, input, textarea, [tabindex]';

/** Shows a thing as it looks while it is hovered, pressed or focused by the keyboard, for as long as the sheet stands. */
export function InState({ state, target = operable, children }: InStateProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const place = frame.current;
    if (!place) return;
    // React takes the attributes away when it renders anew, and react-aria's collections come one rendering later.
    const watch = new MutationObserver(() => put());
    const put = () => {
      const element = place.querySelector(target);
      for (const name of attributes[state])
        if (element?.hasAttribute(name) === false) element.setAttribute(name, 'true');
      return element;
    };
    put();
    watch.observe(place, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: [...attributes[state]],
    });
    let frames = requestAnimationFrame(() => {
      frames = requestAnimationFrame(() => {
        if (!put()) throw new Error(`Nothing here is "${target}".`);
      });
    });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frames);
    };
  }, [state, target]);
  return (
    <span ref={frame} style={{ display: 'contents' }}>
      {children}
    </span>
  );
}
