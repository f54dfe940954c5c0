import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { StoryLink } from './StoryLink';

/** Leads to the picture of all states. It stands in a file of its own, so that only asking tells whether there is one. */
export function SheetLink({ of }: { of: { componentId: string } }) {
  const context = useContext(DocsContext);
  const id = `${of.componentId}--sheet`;
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isShown = true;
    context.loadStory(id).then(
      () => isShown && setThere(true),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [context, id]);
  return isThere && <StoryLink id={id}>All in one picture</StoryLink>;
}
