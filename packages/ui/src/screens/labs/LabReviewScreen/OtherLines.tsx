import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { sayValue } from '../../../words/lab';
import type { PagePicture } from '../../records/MedicalRecordScreen/RecordFile';
import { sayTypedRange } from './decisions';
import { lines as linesStyle, list, ready } from './LabReviewScreen.css';
import { PageCrop } from './PageCrop';
import type { Analyte, Decision, LabLine } from './types';

type OtherLinesProps = {
  lines: readonly LabLine[];
  decisions: readonly Decision[];
  analytes: readonly Analyte[];
  /** The picture of a page among those that were read. */
  pictureOf: (page: number) => PagePicture;
  canChange: boolean;
  /** Types a value from the line at this place. */
  onType: (place: number) => void;
  onTakeBack: (decision: Decision) => void;
};

/** Everything on the pages that is no value that we read: nothing is dropped. */
export function OtherLines(props: OtherLinesProps) {
  const { lines, decisions, analytes, pictureOf, canChange, onType, onTakeBack } = props;
  const placed = lines.map((line, place) => ({ line, place }));
  const unread = placed.filter(({ line }) => line.kind === 'unread');
  const others = placed.filter(({ line }) => line.kind !== 'unread');
  const typed = decisions.filter(({ kind }) => kind === 'typed');
  const nameOf = (id: string | null) => analytes.find((one) => one.id === id)?.name ?? id ?? '';
  return (
    <Stack space={4}>
      {typed.map((decision) => (
        <Inline key={`${decision.place} ${decision.value?.analyte} ${decision.value?.number}`} space={2}>
          <Text>
            {m.lab_typed({
              value: `${nameOf(decision.value?.analyte ?? null)} ${decision.value ? sayValue(decision.value) : ''}`,
            })}
          </Text>
          {decision.value && sayTypedRange(decision.value) && (
            <Text tone="muted">{m.lab_range({ range: sayTypedRange(decision.value) ?? '' })}</Text>
          )}
          {canChange && (
            <Button tone="quiet" size="small" onPress={() => onTakeBack(decision)}>
              {m.lab_undo()} <VisuallyHidden>{nameOf(decision.value?.analyte ?? null)}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      ))}
      {unread.length > 0 && (
        <Stack space={3}>
          <Stack space={1}>
            <Heading level={2} size={18}>
              {m.lab_unread({ count: unread.length })}
            </Heading>
            <Text size={14} tone="muted">
              {m.lab_unread_help()}
            </Text>
          </Stack>
          <ul className={list}>
            {unread.map(({ line, place }) => (
              <li key={place} className={ready}>
                <Stack space={2}>
                  <PageCrop picture={pictureOf(line.page)} box={line.box} name={line.text} />
                  <Text>{line.text}</Text>
                  {canChange && !typed.some((one) => one.place === place) && (
                    <div>
                      <Button tone="quiet" size="small" onPress={() => onType(place)}>
                        {m.lab_type_in()} <VisuallyHidden>{line.text}</VisuallyHidden>
                      </Button>
                    </div>
                  )}
                </Stack>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {others.length > 0 && (
        <Disclosure label={m.lab_other_lines({ count: others.length })}>
          <ul className={linesStyle}>
            {others.map(({ line, place }) => (
              <li key={place}>
                <Text size={14}>{line.text}</Text>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  );
}
