import type { DocsContext } from '@storybook/addon-docs/blocks';
import type { ContextType } from 'react';
import { sentenceCase } from '../sentence-case';

type Context = ContextType<typeof DocsContext>;
export type PageStory = ReturnType<Context['componentStories']>[number];

/** The stories of a page; those that a file keeps off it are in the sidebar only. */
export const storiesOf = (context: Context): PageStory[] =>
  context.componentStories().filter(({ tags }) => tags.includes('autodocs'));

export const isSheet = ({ tags, name }: PageStory): boolean => tags.includes('sheet') && name === 'Sheet';

export const nameOf = ({ name }: PageStory): string => sentenceCase(name);
