import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { DateField } from '../../../components/DateField/DateField';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { PagePicture } from '../../records/MedicalRecordScreen/RecordFile';
import { countOf, decisionOf, openPlaces, pictureOf, withDecision } from './decisions';
import { list, pages, sides } from './LabReviewScreen.css';
import { OtherLines } from './OtherLines';
import { ReportPages } from './ReportPages';
import { ResultItem } from './ResultItem';
import type { Analyte, Decision, LabReading, LabSaved, Said } from './types';

export type ReviewProps = {
  reading: LabReading;
  /** By the id of the file. */
  pictures: Readonly<Record<string, readonly PagePicture[]>>;
  analytes: readonly Analyte[];
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  isOffline: boolean;
  onSave: (said: Said) => Promise<LabSaved>;
};

type Typing = { kind: 'corrected' | 'typed'; place: number | null };

const valueDialog = latePart(async () => (await import('./ValueDialog')).ValueDialog);

/** The pages beside the values, and what the person says of each. Nothing is sent before they save or keep it. */
export function Review({ reading, pictures, analytes, today, isOffline, onSave }: ReviewProps) {
  const { results, lines, doubts } = reading;
  const [decisions, setDecisions] = useState<readonly Decision[]>(reading.decisions);
  const [day, setDay] = useState(reading.day);
  const [isOfMe, setIsOfMe] = useState(reading.isOfMe);
  const [active, setActive] = useState<number | null>(null);
  const [typing, setTyping] = useState<Typing | null>(null);
  const [pending, setPending] = useState<'save' | 'keep' | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const ValueDialog = useLate(valueDialog, { isOpen: typing !== null, onOpenChange: () => setTyping(null) });
  usePreload(valueDialog, !isOffline);
  const open = openPlaces(results, decisions);
  const count = countOf(results, decisions);
  const canChange = !isOffline && pending === null;
  const isTwo = doubts.includes('two-people');
  const isByHand = reading.how === null;
  const nameOf = (place: number) => results[place]?.label ?? results[place]?.name ?? '';

  const missing =
    open.length > 0
      ? m.lab_decide_first({ count: open.length, name: nameOf(open[0] ?? 0) })
      : day === null
        ? m.lab_day_first()
        : isTwo && !isOfMe
          ? m.lab_of_me_first()
          : isByHand && count === 0 && reading.status === 'read'
            ? m.lab_value_first()
            : null;

  async function send(save: boolean) {
    setPending(save ? 'save' : 'keep');
    setMessage(null);
    const outcome = await onSave({ decisions: [...decisions], day, isOfMe, save }).catch(
      (): LabSaved => ({ ok: false }),
    );
    setPending(null);
    if (outcome.ok) showToast({ tone: 'success', message: save ? m.lab_saved() : m.lab_kept() });
    else setMessage(outcome.message ?? m.lab_not_saved());
  }

  const lead =
    open.length > 0
      ? [
          m.lab_lead_decide({ count: open.length }),
          results.length > open.length && m.lab_lead_ready({ count: results.length - open.length }),
        ]
          .filter(Boolean)
          .join(' ')
      : count === 0
        ? isByHand
          ? m.lab_by_hand_title()
          : m.lab_lead_none()
        : reading.status === 'saved'
          ? m.lab_lead_saved({ count })
          : m.lab_lead_ready({ count });
  const seconds = Math.max(0.1, Math.round((reading.milliseconds ?? 0) / 100) / 10);
  return (
    <Stack space={6}>
      <Stack space={1}>
        <Text size={22} weight="bold">
          {lead}
        </Text>
        <Text tone="muted">{isByHand ? m.lab_by_hand_text() : m.lab_compare()}</Text>
        {!isByHand && (
          <Text size={14} tone="muted">
            {reading.how === 'picture' ? m.lab_read_picture({ seconds }) : m.lab_read_text({ seconds })}
          </Text>
        )}
      </Stack>
      {isOffline && <Banner tone="info">{m.lab_offline()}</Banner>}
      <div className={isByHand ? undefined : sides}>
        {!isByHand && (
          <div className={pages}>
            <ReportPages reading={reading} pictures={pictures} open={open} active={active} />
          </div>
        )}
        <Stack space={6}>
          <Heading level={2}>{m.lab_values()}</Heading>
          <ol className={list}>
            {results.map((result, place) => (
              <ResultItem
                // biome-ignore lint/suspicious/noArrayIndexKey: a result is its place.
                key={place}
                result={result}
                number={place + 1}
                decision={decisionOf(decisions, place)}
                canChange={canChange}
                picture={pictureOf(reading, pictures, result.page)}
                onReach={() => setActive(place)}
                onDecide={(decision) => setDecisions((known) => withDecision(known, place, decision))}
                onCorrect={() => setTyping({ kind: 'corrected', place })}
              />
            ))}
          </ol>
          <OtherLines
            lines={lines}
            decisions={decisions}
            analytes={analytes}
            pictureOf={(page) => pictureOf(reading, pictures, page)}
            canChange={canChange}
            onType={(place) => setTyping({ kind: 'typed', place })}
            onTakeBack={(decision) => setDecisions((known) => known.filter((one) => one !== decision))}
          />
          {canChange && (
            <div>
              <Button
                needs="manage"
                tone="quiet"
                size="small"
                icon={Plus}
                onPress={() => setTyping({ kind: 'typed', place: null })}
              >
                {isByHand ? m.lab_dialog_add() : m.lab_add()}
              </Button>
            </div>
          )}
          <Card>
            <Stack space={4}>
              <DateField
                name="day"
                label={m.lab_day()}
                description={doubts.includes('date-unsure') ? m.lab_day_unsure() : m.lab_day_help()}
                value={day}
                onChange={setDay}
                maxValue={today}
                isDisabled={!canChange}
                isRequired
              />
              {isTwo && (
                <Checkbox label={m.lab_of_me()} value={isOfMe} onChange={setIsOfMe} isDisabled={!canChange} />
              )}
              {message && <Banner tone="attention">{message}</Banner>}
              <div role="status">{missing && <Text weight="bold">{missing}</Text>}</div>
              <Inline space={3}>
                <Button
                  needs="manage"
                  isPending={pending === 'save'}
                  isDisabled={missing !== null || !canChange}
                  onPress={() => void send(true)}
                >
                  {m.lab_save({ count })}
                </Button>
                {reading.status === 'read' && (
                  <Button
                    needs="manage"
                    tone="secondary"
                    isPending={pending === 'keep'}
                    isDisabled={!canChange}
                    onPress={() => void send(false)}
                  >
                    {m.lab_keep()}
                  </Button>
                )}
              </Inline>
            </Stack>
          </Card>
          <Text size={14} tone="muted">
            {reading.notice}
          </Text>
        </Stack>
      </div>
      {typing && ValueDialog && (
        <ValueDialog
          title={
            typing.kind === 'corrected'
              ? m.lab_dialog_correct({ name: nameOf(typing.place ?? 0) })
              : m.lab_dialog_add()
          }
          hasRange={typing.kind === 'typed'}
          standing={typing.kind === 'corrected' ? (results[typing.place ?? 0] ?? null) : null}
          line={typing.kind === 'typed' && typing.place !== null ? lines[typing.place]?.text : undefined}
          analytes={analytes}
          onDone={(value) => {
            const { kind, place } = typing;
            setDecisions((known) =>
              kind === 'corrected' && place !== null
                ? withDecision(known, place, { kind, value })
                : [...known, { kind: 'typed', place, value }],
            );
          }}
          onClose={() => setTyping(null)}
        />
      )}
    </Stack>
  );
}
