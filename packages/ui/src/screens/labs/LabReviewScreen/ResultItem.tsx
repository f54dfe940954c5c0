import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { sayValue, standings } from '../../../words/lab';
import type { PagePicture } from '../../records/MedicalRecordScreen/RecordFile';
import { alternativesOf, sayDoubts } from './decisions';
import * as styles from './LabReviewScreen.css';
import { PageCrop } from './PageCrop';
import type { Decision, LabResult } from './types';

type ResultItemProps = {
  result: LabResult;
  /** Its number in the list and on the page. */
  number: number;
  decision: Decision | undefined;
  canChange: boolean;
  /** The picture of its page. */
  picture: PagePicture;
  /** The focus came to it. */
  onReach: () => void;
  onDecide: (decision: Omit<Decision, 'place'> | null) => void;
  onCorrect: () => void;
};

const decided: Readonly<Record<'as-read' | 'corrected' | 'left-out', () => string>> = {
  'as-read': m.lab_decided_as_read,
  corrected: m.lab_decided_corrected,
  'left-out': m.lab_decided_left_out,
};

/** A value that was read: what it is, what is doubtful about it, and what the person says. */
export function ResultItem(props: ResultItemProps) {
  const { result, number, decision, canChange, picture, onReach, onDecide, onCorrect } = props;
  const isOpen = result.doubts.length > 0 && !decision;
  const name = result.label ?? result.name;
  const value = decision?.value ?? result;
  const said = sayValue(value, decision?.value ? value.unit : (result.unitText ?? result.unit));
  const standing = standings[result.standing ?? 'unknown'];
  const isLeftOut = decision?.kind === 'left-out';
  return (
    <li className={isOpen ? styles.doubtful : styles.ready} onFocus={onReach}>
      <Stack space={3}>
        <Inline space={2}>
          <span className={`${styles.count} ${isOpen ? styles.doubtfulCount : ''}`}>{number}</span>
          <Text weight="bold">{name}</Text>
          {result.loinc && (
            <Text size={14} tone="muted">
              {m.lab_code({ code: result.loinc })}
            </Text>
          )}
        </Inline>
        <PageCrop picture={picture} box={result.box} name={name} />
        <Inline space={3}>
          <span className={isLeftOut ? styles.left : undefined}>
            <Text as="span" size={22} weight="bold">
              {said}
            </Text>
          </span>
          {!isOpen && !decision && <Tag tone={standing.tone}>{standing.say()}</Tag>}
        </Inline>
        <Text size={14} tone="muted">
          {result.rangeText ? m.lab_range({ range: result.rangeText }) : m.lab_no_range()}
          {result.label && result.label !== result.name && `. ${m.lab_as_printed({ name: result.name })}`}
        </Text>
        {isOpen && (
          <Stack space={1}>
            {sayDoubts(result).map((doubt) => (
              <Text key={doubt}>{doubt}</Text>
            ))}
          </Stack>
        )}
        {decision && decision.kind !== 'typed' && <Text tone="muted">{decided[decision.kind]()}</Text>}
        {canChange && (
          <Inline space={2}>
            {isOpen &&
              alternativesOf(result).map((other) => (
                <Button
                  key={sayValue(other)}
                  tone="secondary"
                  size="small"
                  onPress={() => onDecide({ kind: 'corrected', value: other })}
                >
                  {m.lab_says({ value: sayValue(other, result.unitText ?? result.unit) })}
                </Button>
              ))}
            {isOpen && (
              <Button
                tone="secondary"
                size="small"
                onPress={() => onDecide({ kind: 'as-read', value: null })}
              >
                {m.lab_says({ value: said })}
              </Button>
            )}
            {decision && (
              <Button tone="quiet" size="small" onPress={() => onDecide(null)}>
                {m.lab_undo()} <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            )}
            {!decision && (
              <>
                <Button tone="quiet" size="small" onPress={onCorrect}>
                  {isOpen ? m.lab_type_other() : m.lab_correct()} <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
                <Button tone="quiet" size="small" onPress={() => onDecide({ kind: 'left-out', value: null })}>
                  {m.lab_leave_out()} <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              </>
            )}
          </Inline>
        )}
      </Stack>
    </li>
  );
}
