import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { DateField } from '../../../components/DateField/DateField';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { type ConsentKind, consentKindWords } from '../../../words/consent';
import { addDays, daysAhead, sayDates, sayDay, sayDayOf } from '../private/consent-words';
import type { Scope } from '../types';
import { days } from './ConsentScreen.css';
import { type ScopeEntry, shorterTimes, type Until } from './check-scope';

export type ScopeFieldsProps = {
  asked: Scope;
  /** Numbers what the kinds meant when it was asked. */
  edition: number | undefined;
  entry: ScopeEntry;
  onChange: (entry: ScopeEntry) => void;
  clock: Clock;
  /** 'YYYY-MM-DD' */
  today: string;
  /** The kinds of which something can be shared. */
  keptKinds: readonly ConsentKind[];
  messageFor: (name: string) => string | undefined;
};

/** Asks what, which days and until when: each as asked or less. */
export function ScopeFields(props: ScopeFieldsProps) {
  return (
    <>
      <Kinds {...props} />
      <Days {...props} />
      <End {...props} />
    </>
  );
}

function Kinds({ asked, edition, entry, onChange, keptKinds, messageFor }: ScopeFieldsProps) {
  const heading = useId();
  const fault = messageFor('kinds');
  const helpOf = (kind: ConsentKind): string | undefined => {
    if (!keptKinds.includes(kind)) return m.consent_kind_none();
    if (kind === 'allergies') return m.consent_allergies_help();
    if (kind === 'medicines') return edition === 1 ? m.consent_medicines_older() : m.consent_medicines_help();
    return kind === 'emergency-contacts' && !entry.isAllDates ? m.consent_contacts_help() : undefined;
  };
  return (
    <Stack as="section" aria-labelledby={heading} space={3}>
      <Inline justify="between" align="baseline">
        <Heading level={2} id={heading}>
          {m.consent_what()}
        </Heading>
        <Text size={14} tone="muted">
          {m.consent_what_count({ count: entry.kinds.length, all: asked.kinds.length })}
        </Text>
      </Inline>
      <DividedList aria-labelledby={heading}>
        {asked.kinds.map((kind, index) => (
          <DividedItem key={kind}>
            <Checkbox
              // The first takes the focus where none is left on.
              name={index === 0 ? 'kinds' : kind}
              label={consentKindWords[kind]()}
              description={helpOf(kind)}
              errorMessage={index === 0 ? fault : undefined}
              value={entry.kinds.includes(kind)}
              onChange={(isOn) =>
                onChange({
                  ...entry,
                  kinds: asked.kinds.filter((one) => (one === kind ? isOn : entry.kinds.includes(one))),
                })
              }
            />
          </DividedItem>
        ))}
      </DividedList>
      <Text size={14} tone="muted">
        {m.consent_only_you()}
      </Text>
    </Stack>
  );
}

function Days({ asked: { dates }, entry, onChange, today, messageFor }: ScopeFieldsProps) {
  const heading = useId();
  const from = (
    <DateField
      name="from"
      label={m.consent_day_from()}
      value={entry.from}
      onChange={(day) => onChange({ ...entry, from: day })}
      minValue={dates?.from}
      maxValue={dates?.to}
      errorMessage={messageFor('from')}
      isRequired
    />
  );
  const to = (
    <DateField
      name="to"
      label={m.consent_day_to()}
      value={entry.to}
      onChange={(day) => onChange({ ...entry, to: day })}
      minValue={dates?.from}
      maxValue={dates?.to}
      errorMessage={messageFor('to')}
      isRequired
    />
  );
  const choose = (choice: 'all' | 'some') =>
    onChange({
      ...entry,
      isAllDates: choice === 'all',
      // A year back is where most begin.
      ...(choice === 'some' && { from: entry.from ?? addDays(today, -365), to: entry.to ?? today }),
    });
  return (
    <Stack as="section" aria-labelledby={heading} space={3}>
      <Heading level={2} id={heading}>
        {m.consent_days()}
      </Heading>
      <Text size={14} tone="muted">
        {dates ? m.consent_days_asked({ days: sayDates(dates) }) : m.consent_days_asked_all()}
      </Text>
      {dates === null && (
        <RadioGroup
          label={m.consent_days_choice()}
          items={[
            { id: 'all', label: m.consent_days_all() },
            { id: 'some', label: m.consent_days_some() },
          ]}
          value={entry.isAllDates ? 'all' : 'some'}
          onChange={choose}
        />
      )}
      {!entry.isAllDates && (
        <div className={days}>
          {from}
          {to}
        </div>
      )}
    </Stack>
  );
}

function End({ asked: { accessUntil }, entry, onChange, clock, today, messageFor }: ScopeFieldsProps) {
  const left = daysAhead(accessUntil, clock);
  const shorter = shorterTimes(left);
  const items = [
    ...shorter.map((id) => ({
      id: id as Until,
      label: id === '1' ? m.consent_until_tomorrow() : m.consent_until_days({ count: Number(id) }),
      description: sayDay(addDays(today, Number(id)), clock),
    })),
    { id: 'asked' as Until, label: m.consent_until_asked(), description: sayDayOf(accessUntil, clock) },
    ...(left > 0 ? [{ id: 'other' as Until, label: m.consent_until_other() }] : []),
  ];
  return (
    <Stack space={3}>
      <RadioGroup
        name="until"
        label={m.consent_until()}
        description={m.consent_until_explain()}
        items={items}
        value={entry.until}
        onChange={(until) => onChange({ ...entry, until })}
      />
      {entry.until === 'other' && (
        <DateField
          name="untilDay"
          label={m.consent_until_day()}
          value={entry.untilDay}
          onChange={(untilDay) => onChange({ ...entry, untilDay })}
          minValue={today}
          maxValue={addDays(today, left)}
          errorMessage={messageFor('untilDay')}
          isRequired
        />
      )}
    </Stack>
  );
}
