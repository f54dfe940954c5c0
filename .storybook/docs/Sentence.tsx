import { Fragment } from 'react';
import { code } from './docs.css';

/** Words in which names of code stand between backticks. */
export function Sentence({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their places.
      <code key={index} className={code}>
        {part}
      </code>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their places.
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
