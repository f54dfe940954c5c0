import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { InState } from './InState';
import { block, line, name, row } from './StateSheet.css';

export type StoryStatesProps = {
  /** The default export of the file. */
  meta: object;
  /** Its stories that show a state before anything is played, by their names. */
  states: Record<string, object>;
  /** One of them, shown once more as it looks while it is hovered, pressed and focused. */
  touched?: object;
  /** The element that is touched. @default the first control */
  target?: string;
  /** True if each stands in a line of its own rather than beside the others. */
  isWide?: boolean;
};

/** The sheet of a component whose stories show its states already: all of them in one picture. */
export function StoryStates({ meta, states, touched, target, isWide = false }: StoryStatesProps) {
  const Touched = touched && compose(touched, meta, 'touched');
  return (
    <div className={isWide ? line : block}>
      {Object.entries(states).map(([title, story]) => {
        const State = compose(story, meta, title);
        return (
          <Named key={title} title={title}>
            <State />
          </Named>
        );
      })}
      {Touched &&
        (['hovered', 'pressed', 'focused'] as const).map((state) => (
          <Named key={state} title={state}>
            <InState state={state} target={target}>
              <Touched />
            </InState>
          </Named>
        ))}
    </div>
  );
}

/** It has the place that it would have on a page: all the width, where it takes it. */
function Named({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={row}>
      <span className={name}>{title}</span>
      <div>{children}</div>
    </div>
  );
}

// The component and its props belong together; here any pair will do.
const compose = (story: object, meta: object, title: string) =>
  composeStory(story as StoryObj, meta as Meta, {}, title);
