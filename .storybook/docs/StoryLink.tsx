import { DocsContext } from '@storybook/addon-docs/blocks';
import { type MouseEvent, type ReactNode, useContext } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { link } from './docs.css';

export type StoryLinkProps = {
  /** Id of a story, or with `kind="docs"` of a page: `components-button--docs`. */
  id: string;
  kind?: 'story' | 'docs';
  children: ReactNode;
};

/** Leads to another place of the catalogue without loading it anew; an address of its own where it is opened in a new tab. */
export function StoryLink({ id, kind = 'story', children }: StoryLinkProps) {
  const { channel } = useContext(DocsContext);
  const path = `?path=/${kind}/${id}`;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, path);
  };
  return (
    <a className={link} href={`./${path}`} target="_top" onClick={follow}>
      {children}
    </a>
  );
}
