import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Measurement } from '../../../components/Measurement/Measurement';
import { partsOf } from '../../../components/private/reading/reading';
import { readingLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { ReadingMeaning } from '../../vital-signs/VitalSignsScreen/ReadingMeaning';
import { beyondScaleAdvice, canBeSaved, refusalWords, remarkWords } from './measure-words';
import type { Measure, MeasuredReading } from './types';

export type MeasuredItemProps = {
  measure: Measure;
  /** It stands among others, so that the person says which are saved. */
  isOneOfMany: boolean;
  isDisabled: boolean;
  isChild: boolean;
  clock: Clock;
  onChange: (change: Partial<Pick<Measure, 'isChosen' | 'usesReceipt'>>) => void;
};

/** One message of a device: its readings and what they mean, what the device said of them, and the time. */
export function MeasuredItem(props: MeasuredItemProps) {
  const { measure, isOneOfMany, isDisabled, isChild, clock, onChange } = props;
  const { id, readings, refusal, remarks, time, isChosen, usesReceipt } = measure;
  const isOpen = canBeSaved(measure);
  return (
    <Stack space={4}>
      {refusal && (
        <Banner tone={beyondScaleAdvice(refusal) ? 'critical' : 'attention'}>
          {refusalWords(refusal)} {beyondScaleAdvice(refusal)}
        </Banner>
      )}
      {remarks.length > 0 && (
        <Stack space={1}>
          <Text weight="bold">{m.measure_said()}</Text>
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>
                <Text>{remarkWords(remark)}</Text>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {isOpen && time.doubt === 'none-sent' && <Text tone="muted">{m.measure_no_time()}</Text>}
      {isOpen && (time.doubt === 'future' || time.doubt === 'old') && time.device !== null && (
        <Stack space={2}>
          <Banner tone="attention">
            {time.doubt === 'future' ? m.measure_future() : m.measure_old()}{' '}
            <When at={time.device} clock={clock} />.
          </Banner>
          <Checkbox
            name={`receipt-${id}`}
            label={m.measure_use_receipt()}
            description={time.doubt === 'future' ? m.measure_future_about() : m.measure_old_about()}
            value={usesReceipt}
            onChange={(next) => onChange({ usesReceipt: next })}
            isDisabled={isDisabled}
          />
        </Stack>
      )}
      {readings.map((one) => (
        <OneReading key={one.reading.id} {...one} isChild={isChild} clock={clock} />
      ))}
      {isOneOfMany && isOpen && (
        <Checkbox
          name={`chosen-${id}`}
          label={m.measure_choose()}
          value={isChosen}
          onChange={(next) => onChange({ isChosen: next })}
          isDisabled={isDisabled}
        />
      )}
    </Stack>
  );
}

type OneReadingProps = MeasuredReading & { isChild: boolean; clock: Clock };

function OneReading({ reading, fault, status, isChild, clock }: OneReadingProps) {
  if (fault !== null)
    return (
      <Banner tone="critical" title={readingLabel(reading)}>
        <Measurement parts={partsOf(reading)} unit={reading.unit} /> {m.measure_impossible()} {fault}
      </Banner>
    );
  return (
    <ReadingMeaning reading={reading} isUnsent={false} isChild={isChild} clock={clock}>
      {status !== 'new' && (
        <div>
          <Tag>{status === 'there' ? m.measure_there() : m.measure_saved()}</Tag>
        </div>
      )}
    </ReadingMeaning>
  );
}
