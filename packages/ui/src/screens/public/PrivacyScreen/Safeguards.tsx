import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import * as styles from './Safeguards.css';
import type { Safeguard } from './safeguard-list';

type SafeguardsProps = { id: string; title: string; intro: string; safeguards: readonly Safeguard[] };

/** Safeguard by safeguard, what is met and what is not. */
export function Safeguards({ id, title, intro, safeguards }: SafeguardsProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={heading}>
      <Stack space={4}>
        <Heading level={2} size={22} id={heading}>
          {title}
        </Heading>
        <Text>{intro}</Text>
        <ul className={styles.list}>
          {safeguards.map(({ id: key, name, how, asks, state }) => (
            <li key={key}>
              <Stack space={1}>
                <Inline justify="between">
                  <Heading level={3}>{name()}</Heading>
                  <Tag tone={tones[state]}>{words[state]()}</Tag>
                </Inline>
                <Text size={14} tone="muted">
                  {asks}
                </Text>
                <Text>{how()}</Text>
              </Stack>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

const words = { met: m.safeguard_met, partly: m.safeguard_partly, missing: m.safeguard_missing };
const tones = { met: 'done', partly: 'attention', missing: 'neutral' } as const;
