import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { sayMark } from '../../../words/lab';
import type { LabEntry, LabValue } from './types';

/** Returns what the range that the report prints says of this value, and no more. */
function sayRange({ standing, rangeText }: LabValue): string {
  const range = rangeText ?? '';
  switch (standing) {
    case 'above':
      return m.lab_about_above({ range });
    case 'below':
      return m.lab_about_below({ range });
    case 'inside':
      return m.lab_about_inside({ range });
    default:
      return rangeText === null ? m.lab_about_no_range() : m.lab_about_not_compared({ range });
  }
}

/** Says in plain words what a value is of and what its printed range says. It diagnoses nothing; what may be urgent comes first. */
export function Explanation({ value, entry }: { value: LabValue; entry: LabEntry | null }) {
  const marked = sayMark(value.flag);
  const isOutside = value.standing === 'above' || value.standing === 'below' || marked !== null;
  return (
    <Stack space={3}>
      {isOutside && <Banner tone="attention">{m.lab_about_urgent({ number: brand.emergencyNumber })}</Banner>}
      <Text>{entry ? entry.text : m.lab_about_nothing()}</Text>
      <Text>{[sayRange(value), marked].filter(Boolean).join(' ')}</Text>
      {isOutside && <Text>{m.lab_about_outside()}</Text>}
      {entry && (
        <Stack space={1}>
          {entry.article && (
            <Link href={entry.article.href} isAlone>
              {m.lab_about_article({ title: entry.article.title })}
            </Link>
          )}
          <Inline space={2}>
            <Text as="span" size={14} tone="muted">
              {m.lab_about_source()}
            </Text>
            <Link href={entry.source.url} isExternal isAlone>
              {entry.source.title}
            </Link>
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}
