import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading';
import { Logo } from '../../components/Logo/Logo';
import { Stack } from '../../components/Stack/Stack';
import { page } from './SystemLayout.css';

export type SystemLayoutProps = {
  /** The event, as the page's heading. */
  title: string;
  children: ReactNode;
};

/** Around what has no page: not found, not allowed, broken. It needs nothing that may be what broke. */
export function SystemLayout({ title, children }: SystemLayoutProps) {
  return (
    <main className={page}>
      <Logo />
      <Stack space={5}>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </main>
  );
}
