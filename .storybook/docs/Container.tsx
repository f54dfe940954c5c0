import { DocsContainer } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useLayoutEffect } from 'react';
import { storybookTheme, themeOf } from '../theme';
import { useGlobalsOf } from './use-globals';

/** A page of the catalogue goes along with the toolbar, as stories do. */
export function Container({ context, children }: ComponentProps<typeof DocsContainer>) {
  const theme = themeOf(useGlobalsOf(context.channel));
  useLayoutEffect(() => {
    // Stories set it themselves; a page without any would keep that of the last.
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
