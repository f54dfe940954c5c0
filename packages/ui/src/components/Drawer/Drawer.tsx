import { type ReactNode, useEffect } from 'react';
import { latePart, useLate } from '../private/use-late';

export type DrawerProps = {
  /** Name of the content, for screen readers: "Menu". */
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `start` is for a menu. `end` is for things to read and deal with: wider, its name written at its top. @default 'start' */
  side?: 'start' | 'end';
  children: ReactNode;
};

const content = latePart(async () => (await import('./private/DrawerWindow')).DrawerWindow);

/** Slides in from the side with what has no room on a phone. */
export function Drawer(props: DrawerProps) {
  const Content = useLate(content, props);
  useEffect(() => {
    // It would be in the way of what the page itself is made of.
    const timer = setTimeout(content.preload, 2000);
    return () => clearTimeout(timer);
  }, []);
  return Content && <Content {...props} />;
}
