import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { name, screen, sheet } from './StateSheet.css';

export type ScreenSheetProps = {
  /** The module of the screen's stories: `import * as stories from './X.stories'`. */
  stories: { default: object; __namedExportsOrder?: readonly string[] };
  /** Stories that look as another until they are played or at another width, or that open a dialog, which no frame holds. */
  without?: readonly string[];
};

/** All states of one screen in one picture, one below the other, as they stand before anything is played. */
export function ScreenSheet({ stories, without = [] }: ScreenSheetProps) {
  // Storybook's compiler notes the order in the file; a module has its exports by name.
  const { default: meta, __namedExportsOrder: order, ...all } = stories;
  const states = Object.entries<object>(all).filter(([title]) => !without.includes(title));
  if (order) states.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return (
    <div className={sheet}>
      {states.map(([title, story]) => {
        // The component and its props belong together; here any pair will do.
        const State = composeStory(story as StoryObj, meta as Meta, {}, title);
        return (
          <section key={title} className={screen} aria-label={title} data-pictured-state={title}>
            <span className={name}>{title}</span>
            <State />
          </section>
        );
      })}
    </div>
  );
}
