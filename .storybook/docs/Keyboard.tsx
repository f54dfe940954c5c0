import { Fragment } from 'react';
import { kbd, keys as keysClass, row, table } from './docs.css';
import { Section } from './Section';
import { Sentence } from './Sentence';

/** The keys that work it, with the effect of each. */
export function Keyboard({ keys }: { keys: readonly (readonly [key: string, effect: string])[] }) {
  return (
    <Section title="Keyboard">
      <dl className={table}>
        {keys.map(([key, effect]) => (
          <div key={key} className={row}>
            <dt className={keysClass}>
              {key.split(', ').map((one, index) => (
                <Fragment key={one}>
                  {index > 0 && ' or '}
                  <kbd className={kbd}>{one}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>
              <Sentence>{effect}</Sentence>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
