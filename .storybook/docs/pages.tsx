import type { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, lazy, Suspense } from 'react';

const Container = lazy(async () => ({ default: (await import('./Container')).Container }));
const GuidePage = lazy(async () => ({ default: (await import('./GuidePage')).GuidePage }));

/** Our pages in the place of Storybook's. They come when one is opened: a story, and a test of it, does without. */
export const pages = {
  container: (props: ComponentProps<typeof DocsContainer>) => (
    <Suspense>
      <Container {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <GuidePage />
    </Suspense>
  ),
};
