import { brand } from '@nadi/brand';
import { type ReactNode, type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import type { Told } from '../../../components/private/reading/told';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { type Clock, When } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { EmergencyCard } from '../private/EmergencyCard';
import { InsightCard } from '../private/InsightCard';
import { isOpen, sayLooked } from '../private/insight-words';
import { Unknowns } from '../private/Unknowns';
import type { InsightChange, InsightRow, Insights } from '../types';

export type FindingsProps = {
  insights: Insights;
  told: Told;
  clock: Clock;
  /** The question about the record: after what cannot wait, before the rest. */
  ask: ReactNode;
  isOffline: boolean;
  focusAfter: RefObject<HTMLElement | null>;
  onChange: (insight: InsightRow, change: InsightChange) => Promise<Saved>;
};

const dayMs = 86_400_000;

/** True if the advice above the statements is of this reading too. */
const isTold = ({ messages, together }: Told, id: string): boolean =>
  [...messages.flatMap(({ reading, others }) => [reading, ...others]), ...(together?.readings ?? [])].some(
    (one) => one.id === id,
  );

const hasLooked = ({ looked }: Insights): boolean =>
  looked.newestReadingAt !== null ||
  looked.readings + looked.labValues + looked.medicines + looked.goals + looked.historyEntries > 0;

const notRightDialog = latePart(async () => (await import('../private/NotRightDialog')).NotRightDialog);

/** Shows what cannot wait, then every statement, then what was dismissed and what cannot be said. */
export function Findings({ insights, told, clock, ask, isOffline, focusAfter, onChange }: FindingsProps) {
  const [pending, setPending] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [asked, setAsked] = useState<InsightRow | null>(null);
  const NotRightDialog = useLate(notRightDialog, {
    isOpen: asked !== null,
    onOpenChange: (isNowOpen) => isNowOpen || setAsked(null),
  });
  usePreload(notRightDialog);

  async function change(insight: InsightRow, wanted: InsightChange) {
    setPending(insight.id);
    setFailure(null);
    const saved = await onChange(insight, wanted);
    setPending(null);
    if (!saved.ok) {
      setFailure(saved.message ?? m.insight_not_saved());
      return;
    }
    if (wanted.isDismissed === undefined) return;
    // The card moves to another part of the page.
    focusAfter.current?.focus();
    showToast({
      tone: 'success',
      message: wanted.isDismissed ? m.insight_was_dismissed() : m.insight_was_restored(),
    });
  }

  const open = insights.insights.filter(isOpen);
  const dismissed = insights.insights.filter((one) => !isOpen(one));
  const emergencies = open.filter(
    ({ said }) =>
      said.level === 'emergency' &&
      // A statement of yesterday is not told as one of now.
      Date.parse(clock.now) - Date.parse(insights.computedAt) < dayMs &&
      // The advice of these readings stands above already, in full.
      !said.evidence.every(({ kind, id }) => kind === 'reading' && id !== null && isTold(told, id)),
  );
  const common = { clock, isOffline, pending, onChange: change, onNotRight: setAsked } as const;
  const list = (rows: readonly InsightRow[]) =>
    rows.map((one) => <InsightCard key={one.id} insight={one} {...common} />);

  return (
    <Stack space={6}>
      {emergencies.map((one) => (
        <EmergencyCard key={one.id} insight={one} clock={clock} />
      ))}
      {ask}
      {failure && (
        <Banner tone="attention" onDismiss={() => setFailure(null)}>
          {failure}
        </Banner>
      )}
      <Stack space={1}>
        <Heading level={2} size={22}>
          {m.insights_open({ count: open.length })}
        </Heading>
        <Text size={14} tone="muted">
          {withParts(m.insights_computed({ when: part(0) }), [
            <When key="when" at={insights.computedAt} clock={clock} isInSentence />,
          ])}{' '}
          {sayLooked(insights)}
        </Text>
      </Stack>
      {open.length === 0 && (
        <EmptyState title={m.insights_nothing_title()} level={3}>
          {dismissed.length > 0
            ? m.insights_all_dismissed()
            : hasLooked(insights)
              ? m.insights_nothing()
              : m.insights_no_data()}
        </EmptyState>
      )}
      {list(open)}
      <Unknowns unknowns={insights.unknowns} />
      {dismissed.length > 0 && (
        <Disclosure label={m.insights_dismissed({ count: dismissed.length })}>
          <Stack space={4}>{list(dismissed)}</Stack>
        </Disclosure>
      )}
      <Text size={14} tone="muted">
        {m.insights_note({ number: brand.emergencyNumber, ambulance: brand.ambulanceNumber })}
      </Text>
      {NotRightDialog && asked && (
        <NotRightDialog
          insight={asked}
          onSave={(reason) => onChange(asked, { verdict: 'not_right', reason })}
          onClose={() => setAsked(null)}
          focusAfter={focusAfter}
        />
      )}
    </Stack>
  );
}
