import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { Phases } from '../../../patterns/Phases/Phases';
import { RowsSkeleton } from '../../../patterns/Phases/RowsSkeleton';
import type { Kept, Loaded } from '../../../patterns/state';
import { sayValue, standings } from '../../../words/lab';
import { Explanation } from './Explanation';
import { LabTrend } from './LabTrend';
import type { LabEntry, LabLine, LabValue } from './types';

export type { LabEntry, LabLine, LabPoint, LabValue } from './types';

export type LabValuesProps = {
  state: Kept<{ values: readonly LabValue[]; notice: string }>;
  /** The id of the value whose course is open. */
  open: string | null;
  /** The course of the test of the open value. */
  trend: Loaded<{ lines: readonly LabLine[] }>;
  /** Opens the course of a value's test; null closes it. */
  onOpen: (value: LabValue | null) => void;
  /** The id of the value that is explained. */
  explained: string | null;
  /** Holds what is known of its test; null if nothing is. */
  explanation: Loaded<{ entry: LabEntry | null }>;
  /** Explains a value; null closes it. */
  onExplain: (value: LabValue | null) => void;
  onRetry: () => void;
  onRetryTrend: () => void;
  onRetryExplanation: () => void;
};

/** The saved values of one report, each with its course over all reports. */
export function LabValues({ state, open, trend, onOpen, onRetry, onRetryTrend, ...about }: LabValuesProps) {
  const { explained, explanation, onExplain, onRetryExplanation } = about;
  if (state.phase === 'ready' && state.values.length === 0) return null;
  return (
    <Card>
      <Stack space={4}>
        <Heading level={2}>{m.lab_saved_values()}</Heading>
        <Phases
          state={state}
          skeleton={<RowsSkeleton rows={4} />}
          failed={{ text: m.lab_values_failed() }}
          notOnDevice={{ text: m.lab_values_not_on_device() }}
          onRetry={onRetry}
        >
          {({ values, notice }) => (
            <Stack space={4}>
              <DividedList label={m.lab_saved_values()}>
                {values.map((value) => (
                  <DividedItem key={value.id}>
                    <Stack space={3}>
                      <Value
                        value={value}
                        isOpen={open === value.id}
                        onTrend={() => onOpen(open === value.id ? null : value)}
                        isExplained={explained === value.id}
                        onExplain={() => onExplain(explained === value.id ? null : value)}
                      />
                      {explained === value.id && (
                        <Phases
                          state={explanation}
                          skeleton={<RowsSkeleton rows={2} />}
                          failed={{ text: m.lab_about_failed() }}
                          onRetry={onRetryExplanation}
                        >
                          {({ entry }) => <Explanation value={value} entry={entry} />}
                        </Phases>
                      )}
                      {open === value.id && (
                        <Phases
                          state={trend}
                          skeleton={<RowsSkeleton rows={3} />}
                          failed={{ text: m.lab_values_failed() }}
                          onRetry={onRetryTrend}
                        >
                          {({ lines }) => <Lines name={value.name} lines={lines} />}
                        </Phases>
                      )}
                    </Stack>
                  </DividedItem>
                ))}
              </DividedList>
              <Text size={14} tone="muted">
                {notice}
              </Text>
            </Stack>
          )}
        </Phases>
      </Stack>
    </Card>
  );
}

type ValueProps = {
  value: LabValue;
  isOpen: boolean;
  onTrend: () => void;
  isExplained: boolean;
  onExplain: () => void;
};

function Value({ value, isOpen, onTrend, isExplained, onExplain }: ValueProps) {
  const { name, loinc, rangeText, standing } = value;
  const place = standings[standing ?? 'unknown'];
  return (
    <Stack space={1}>
      <Inline space={2}>
        <Text weight="bold">{name}</Text>
        {loinc && (
          <Text size={14} tone="muted">
            {m.lab_code({ code: loinc })}
          </Text>
        )}
      </Inline>
      <Inline space={3}>
        <Text as="span" size={18} weight="bold">
          {sayValue(value)}
        </Text>
        <Tag tone={place.tone}>{place.say()}</Tag>
      </Inline>
      <Text size={14} tone="muted">
        {rangeText ? m.lab_range({ range: rangeText }) : m.lab_no_range()}
      </Text>
      <div data-print="hide">
        <Inline space={2}>
          <Button tone="quiet" size="small" onPress={onExplain}>
            {isExplained ? m.lab_about_close() : m.lab_about_open()} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
          {value.analyte !== null && value.number !== null && (
            <Button tone="quiet" size="small" onPress={onTrend}>
              {isOpen ? m.lab_trend_close() : m.lab_trend_open()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      </div>
    </Stack>
  );
}

function Lines({ name, lines }: { name: string; lines: readonly LabLine[] }) {
  return (
    <Stack space={5}>
      {lines.length > 1 && <Text tone="muted">{m.lab_trend_units({ count: lines.length })}</Text>}
      {lines.map((line) => (
        <LabTrend key={line.unit ?? ''} name={name} line={line} />
      ))}
    </Stack>
  );
}
