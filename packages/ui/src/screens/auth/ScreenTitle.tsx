import { useEffect, useRef } from 'react';
import { Heading } from '../../components/Heading/Heading';

type ScreenTitleProps = {
  children: string;
  /** The phase that it names; where it changes, what had the focus is gone, and reading begins here again. */
  phase?: string;
};

/** The heading of a screen of the way in. */
export function ScreenTitle({ children, phase }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const named = useRef(phase);
  useEffect(() => {
    if (named.current === phase) return;
    named.current = phase;
    heading.current?.focus();
  }, [phase]);
  return (
    <Heading ref={heading} level={1} size={28} isFocusTarget>
      {children}
    </Heading>
  );
}
