import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { sayDate, sayFee, typeLooks, visitTypes } from '../private/visit-words';
import { sayHours, sayWeekday } from './hours-words';
import type { Availability } from './types';

type HoursCardProps = {
  availability: Availability;
  onSave: (availability: Availability) => Promise<Saved>;
};

type Editing = { what: 'hours'; index: number | null } | { what: 'exception' } | { what: 'rules' };

const hoursDialog = latePart(async () => (await import('./HoursDialog')).HoursDialog);
const exceptionDialog = latePart(async () => (await import('./ExceptionDialog')).ExceptionDialog);
const rulesDialog = latePart(async () => (await import('./RulesDialog')).RulesDialog);

/** The hours that patients can book, and how: each part is changed by itself. */
export function HoursCard({ availability, onSave }: HoursCardProps) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const openable = (what: Editing['what']) => ({
    isOpen: editing?.what === what,
    onOpenChange: () => setEditing(null),
  });
  const HoursDialog = useLate(hoursDialog, openable('hours'));
  const ExceptionDialog = useLate(exceptionDialog, openable('exception'));
  const RulesDialog = useLate(rulesDialog, openable('rules'));
  usePreload(hoursDialog);
  usePreload(exceptionDialog);
  usePreload(rulesDialog);
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useSave<unknown, never>(() => setIsSaved(true));
  const { weekly, exceptions } = availability;
  const inOrder = weekly
    .map((hours, index) => ({ ...hours, index }))
    .sort((one, other) => one.day - other.day || one.from.localeCompare(other.from));
  const dialog = {
    availability,
    onSave,
    focusAfter: heading,
    onClose(saved: unknown) {
      setEditing(null);
      setIsSaved(saved !== null);
    },
  };
  return (
    <Card as="section" aria-labelledby="your-hours">
      <Stack space={5}>
        <Heading level={2} id="your-hours" ref={heading} isFocusTarget>
          {m.schedule_hours()}
        </Heading>
        {isSaved && <Banner tone="done">{`${m.schedule_saved()} ${m.schedule_kept()}`}</Banner>}
        {removal.refused && <Banner tone="critical">{removal.refused.message}</Banner>}
        <Grid columns={{ medium: 2, wide: 3 }}>
          <Stack space={3}>
            <Heading level={3}>{m.schedule_every_week()}</Heading>
            {inOrder.length === 0 && <Text>{m.schedule_hours_none()}</Text>}
            {inOrder.map((hours) => (
              <Inline key={hours.index} justify="between" isWrapping={false} align="start">
                <Stack space={0}>
                  <Text weight="bold">{sayWeekday(hours.day)}</Text>
                  <Text>{m.schedule_from_to({ from: hours.from, to: hours.to })}</Text>
                  <Text size={14} tone="muted">
                    {hours.types.map((type) => typeLooks[type].word()).join(' · ')}
                  </Text>
                </Stack>
                <Button
                  tone="secondary"
                  size="small"
                  isPending={editing?.what === 'hours' && editing.index === hours.index && !HoursDialog}
                  onPress={() => setEditing({ what: 'hours', index: hours.index })}
                >
                  <span aria-hidden="true">{m.schedule_rules_edit()}</span>
                  <VisuallyHidden>
                    {m.schedule_edit_hours({ day: sayWeekday(hours.day), from: hours.from, to: hours.to })}
                  </VisuallyHidden>
                </Button>
              </Inline>
            ))}
            <div>
              <Button
                tone="secondary"
                size="small"
                icon={Plus}
                isPending={editing?.what === 'hours' && editing.index === null && !HoursDialog}
                onPress={() => setEditing({ what: 'hours', index: null })}
              >
                {m.schedule_add_hours()}
              </Button>
            </div>
          </Stack>
          <Stack space={3}>
            <Heading level={3}>{m.schedule_exceptions()}</Heading>
            {exceptions.length === 0 && <Text>{m.schedule_exceptions_none()}</Text>}
            {exceptions.map((exception, index) => (
              <Inline
                key={`${exception.date}${exception.from}`}
                justify="between"
                isWrapping={false}
                align="start"
              >
                <Stack space={0}>
                  <Text weight="bold">{sayDate(exception.date)}</Text>
                  <Text>{sayHours(exception)}</Text>
                  {exception.note && (
                    <Text size={14} tone="muted">
                      {exception.note}
                    </Text>
                  )}
                </Stack>
                <Button
                  tone="secondary"
                  size="small"
                  isPending={removal.isPending}
                  onPress={() =>
                    void removal.save(() =>
                      onSave({ ...availability, exceptions: exceptions.filter((_, at) => at !== index) }),
                    )
                  }
                >
                  <span aria-hidden="true">{m.schedule_remove()}</span>
                  <VisuallyHidden>
                    {m.schedule_remove_exception({ date: sayDate(exception.date) })}
                  </VisuallyHidden>
                </Button>
              </Inline>
            ))}
            <div>
              <Button
                tone="secondary"
                size="small"
                icon={Plus}
                isPending={editing?.what === 'exception' && !ExceptionDialog}
                onPress={() => setEditing({ what: 'exception' })}
              >
                {m.schedule_add_exception()}
              </Button>
            </div>
          </Stack>
          <Stack space={3}>
            <Heading level={3}>{m.schedule_rules()}</Heading>
            <Rules availability={availability} />
            <Inline>
              <Button
                tone="secondary"
                size="small"
                isPending={editing?.what === 'rules' && !RulesDialog}
                onPress={() => setEditing({ what: 'rules' })}
              >
                {m.schedule_rules_edit()}
              </Button>
            </Inline>
          </Stack>
        </Grid>
      </Stack>
      {HoursDialog && editing?.what === 'hours' && <HoursDialog {...dialog} index={editing.index} />}
      {ExceptionDialog && editing?.what === 'exception' && <ExceptionDialog {...dialog} />}
      {RulesDialog && editing?.what === 'rules' && <RulesDialog {...dialog} />}
    </Card>
  );
}

function Rules({ availability }: Pick<HoursCardProps, 'availability'>) {
  const { visitMinutes, bufferMinutes, noticeMinutes, daysAhead, confirmation, fees, clinicAddress } =
    availability;
  const lines = [
    m.schedule_takes({ count: visitMinutes }),
    bufferMinutes > 0 ? m.schedule_pause({ count: bufferMinutes }) : m.schedule_no_pause(),
    noticeMinutes > 0 ? m.schedule_notice({ count: Math.round(noticeMinutes / 60) }) : m.schedule_no_notice(),
    m.schedule_ahead({ count: daysAhead }),
    confirmation === 'at_once' ? m.schedule_at_once() : m.schedule_on_request(),
    ...visitTypes.flatMap((type) =>
      fees[type] === null ? [] : [`${typeLooks[type].word()}: ${sayFee(fees[type])}`],
    ),
    ...(clinicAddress ? [clinicAddress] : []),
  ];
  return (
    <Stack space={1}>
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  );
}
