import { Bluetooth } from 'lucide-react';
import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Measurement } from '../../../components/Measurement/Measurement';
import { Progress } from '../../../components/Progress/Progress';
import { kindLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ReadingMeaning } from '../../vital-signs/VitalSignsScreen/ReadingMeaning';
import { MeasuredItem } from './MeasuredItem';
import { canBeSaved, measureFaultWords, phaseWords, refusalWords, waitWords } from './measure-words';
import type { Measure, MeasureState } from './types';

export { noteWords } from './measure-words';
export type * from './types';

export type MeasureCardProps = {
  state: MeasureState;
  clock: Clock;
  /** The person is younger than 18. */
  isChild: boolean;
  /** Asks the browser for a device. */
  onBegin: () => void;
  /** Ends the connection, or lays away what was received. */
  onStop: () => void;
  onChange: (id: string, change: Partial<Pick<Measure, 'isChosen' | 'usesReceipt'>>) => void;
  onSave: () => void;
};

/** Measures with a device by Bluetooth: the readings are shown first, and saved when the person confirms them. */
export function MeasureCard(props: MeasureCardProps) {
  const { state } = props;
  const id = useId();
  // Advice about a dangerous reading needs the whole width of a small screen.
  const isWide = state.phase === 'received' || state.phase === 'saved';
  return (
    <section aria-labelledby={id}>
      <Stack space={4}>
        <Card>
          <Stack space={4}>
            <Heading level={2} id={id}>
              {m.measure_title()}
            </Heading>
            <div role="status">
              <Text weight="bold">{phaseWords(state)}</Text>
            </div>
            {!isWide && <Phase {...props} />}
          </Stack>
        </Card>
        {isWide && <Phase {...props} />}
      </Stack>
    </section>
  );
}

function Phase(props: MeasureCardProps) {
  const { state, clock, isChild, onBegin, onStop } = props;
  switch (state.phase) {
    case 'unsupported':
      return (
        <Stack space={3} align="start">
          <Text>{state.reason === 'insecure' ? m.measure_insecure() : m.measure_unsupported()}</Text>
          <Link href="/dashboard/vital-signs#add" isAlone>
            {m.measure_type_in()}
          </Link>
        </Stack>
      );
    case 'ready':
      return (
        <Stack space={3} align="start">
          <Text>{m.measure_about()}</Text>
          <Text size={14} tone="muted">
            {m.measure_how()}
          </Text>
          {state.fault && <Banner tone="attention">{measureFaultWords(state.fault)}</Banner>}
          <Button needs="manage" icon={Bluetooth} onPress={onBegin}>
            {state.fault ? m.measure_again() : m.measure_begin()}
          </Button>
        </Stack>
      );
    case 'choosing':
      return <Text>{m.measure_choosing_about()}</Text>;
    case 'connecting':
      return (
        <Stack space={3} align="start">
          <Text>{m.measure_connecting_about()}</Text>
          <Stop onStop={onStop} />
        </Stack>
      );
    case 'waiting':
      return <Waiting {...state} onStop={onStop} />;
    case 'received':
      return <Received {...props} {...state} />;
    case 'saved':
      return (
        <Stack space={5}>
          <DividedList label={m.measure_saved_list()}>
            {state.saved.map(({ reading, isUnsent, together }) => (
              <DividedItem key={reading.id}>
                <ReadingMeaning {...{ reading, isUnsent, together, isChild, clock }}>
                  {isUnsent && <Text>{m.kept_unreached()}</Text>}
                </ReadingMeaning>
              </DividedItem>
            ))}
          </DividedList>
          <Inline space={3}>
            <Button needs="manage" tone="secondary" icon={Bluetooth} onPress={onBegin}>
              {m.measure_another()}
            </Button>
            <Link href="/dashboard/vital-signs" isAlone>
              {m.integration_critical_link()}
            </Link>
          </Inline>
        </Stack>
      );
  }
}

const Stop = ({ onStop }: Pick<MeasureCardProps, 'onStop'>) => (
  <Button tone="secondary" onPress={onStop}>
    {m.measure_stop()}
  </Button>
);

type WaitingProps = Omit<Extract<MeasureState, { phase: 'waiting' }>, 'phase' | 'name'>;

function Waiting({ kind, live, refusal, onStop }: WaitingProps & Pick<MeasureCardProps, 'onStop'>) {
  return (
    <Stack space={3} align="start">
      <Text>{waitWords(kind)}</Text>
      {refusal && <Text tone="muted">{refusalWords(refusal)}</Text>}
      {live && (
        <>
          {live.numbers.map(({ type, unit, value }) => (
            <Inline key={type} space={2}>
              <Text>{kindLabel(type)}</Text>
              <Measurement parts={value === null ? [] : [value]} unit={unit} size="medium" />
            </Inline>
          ))}
          <Progress label={m.measure_live()} value={live.progress} max={1} />
        </>
      )}
      <Stop onStop={onStop} />
    </Stack>
  );
}

type ReceivedProps = MeasureCardProps & Extract<MeasureState, { phase: 'received' }>;

function Received(props: ReceivedProps) {
  const { measures, isSaving, message, clock, isChild, onBegin, onStop, onChange, onSave } = props;
  const open = measures.filter(canBeSaved);
  const chosen = open.filter(({ isChosen }) => isChosen);
  const isUndated = chosen.some(({ time, usesReceipt }) => time.doubt === 'future' && !usesReceipt);
  return (
    <Stack space={5}>
      {open.length > 1 && <Text>{m.measure_several()}</Text>}
      <DividedList label={m.measure_list()}>
        {measures.map((measure) => (
          <DividedItem key={measure.id}>
            <MeasuredItem
              {...{ measure, isChild, clock }}
              isOneOfMany={open.length > 1}
              isDisabled={isSaving}
              onChange={(change) => onChange(measure.id, change)}
            />
          </DividedItem>
        ))}
      </DividedList>
      {message !== null && <Banner tone="attention">{message}</Banner>}
      {isUndated && <Text>{m.measure_undated()}</Text>}
      <Inline space={2}>
        {open.length > 0 && (
          <Button
            needs="manage"
            isPending={isSaving}
            isDisabled={chosen.length === 0 || isUndated}
            onPress={onSave}
          >
            {m.measure_save()}
          </Button>
        )}
        <Button needs="manage" tone="secondary" isDisabled={isSaving} onPress={onBegin}>
          {m.measure_repeat()}
        </Button>
        <Button tone="secondary" isDisabled={isSaving} onPress={onStop}>
          {open.length > 0 ? m.measure_discard() : m.saved_done()}
        </Button>
      </Inline>
    </Stack>
  );
}
