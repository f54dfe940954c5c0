import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { OpenForm, type OpenFormProps } from './OpenForm';
import { lines as lineList } from './SharedSummaryScreen.css';

export type ShownSummary = {
  name: string | null;
  birthDate: string | null;
  /** RFC 3339 */
  madeAt: string | null;
  custodian: string | null;
  sections: readonly { title: string; lines: readonly string[] }[];
};

export type SharedSummaryState =
  /** The address was not looked at yet, or has no whole link. */
  | { phase: 'loading' | 'none' | 'gone' | 'unreadable' }
  /** @property host where the link leads */
  | { phase: 'elsewhere'; host: string }
  | ({ phase: 'asking' } & Pick<OpenFormProps, 'label' | 'hasPasscode' | 'isPending' | 'failure'>)
  | { phase: 'ready'; summary: ShownSummary };

export type SharedSummaryProps = Pick<OpenFormProps, 'onOpen'> & { state: SharedSummaryState };

/** Shows what became of a link: what is asked for, why it does not open, or the summary. */
export function SharedSummary({ state, onOpen }: SharedSummaryProps) {
  switch (state.phase) {
    case 'loading':
      return (
        <div role="status">
          <Text tone="muted">{m.loading()}</Text>
        </div>
      );
    case 'none':
      return <Said title={m.shl_none_title()} text={m.shl_none()} />;
    case 'elsewhere':
      return <Said title={m.shl_elsewhere_title()} text={m.shl_elsewhere({ host: state.host })} />;
    case 'gone':
      return <Said title={m.shl_gone_title()} text={m.shl_gone()} />;
    case 'unreadable':
      return <Said title={m.shl_unreadable_title()} text={m.shl_unreadable()} />;
    case 'asking': {
      const { phase: _, ...form } = state;
      return <OpenForm {...form} onOpen={onOpen} />;
    }
    case 'ready':
      return <Summary {...state.summary} />;
  }
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <Card as="section">
      <div role="alert">
        <Stack space={2}>
          <Heading level={2}>{title}</Heading>
          <Text>{text}</Text>
        </Stack>
      </div>
    </Card>
  );
}

function Summary({ name, birthDate, madeAt, custodian, sections }: ShownSummary) {
  const about = [
    birthDate && m.shl_born({ date: dayOf(birthDate) }),
    madeAt && m.shl_made({ date: dayOf(madeAt) }),
    custodian,
  ].filter(Boolean);
  return (
    <Card as="section">
      <Stack space={6}>
        <div role="status">
          <Stack space={1}>
            <Heading level={2}>{name ? m.shl_of({ name }) : m.shl_unnamed()}</Heading>
            <Text tone="muted">{about.join(' · ')}</Text>
            <Text>{m.shl_told()}</Text>
          </Stack>
        </div>
        {sections.map(({ title, lines }) => (
          <Stack key={title} space={2}>
            <Heading level={3}>{title}</Heading>
            <ul className={lineList}>
              {lines.map((line) => (
                <li key={line}>
                  <Text as="span">{line}</Text>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
        <Text size={14} tone="muted">
          {m.shl_kept()}
        </Text>
      </Stack>
    </Card>
  );
}

/** "2 March 1971"; what is no whole day stays as it was said. */
function dayOf(date: string): string {
  if (!/^\d{4}-\d\d-\d\d/.test(date) || Number.isNaN(Date.parse(date))) return date;
  const isDay = date.length === 10;
  return new Intl.DateTimeFormat(formattingLocale(), {
    dateStyle: 'long',
    ...(isDay && { timeZone: 'UTC' }),
  }).format(new Date(date));
}
