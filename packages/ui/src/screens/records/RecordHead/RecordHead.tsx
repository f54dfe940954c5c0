import { Pill } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { LinkList } from '../../../components/LinkList/LinkList';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Kept } from '../../../patterns/state';
import { type NamedPrescription, sayPrescribed } from '../../../words/prescription';
import {
  kindWords,
  noneWords,
  sayName,
  sayStatus,
  severityWords,
} from '../../medical-history/MedicalHistoryScreen/history-words';
import type { History, HistoryEntry } from '../../medical-history/MedicalHistoryScreen/types';

export type HeadPrescription = NamedPrescription & { id: string; consultationId: string };

export type RecordHeadProps = {
  /** Null where only prescriptions are asked for. */
  history: Kept<{ history: History }> | null;
  /** The newest first; `total` counts those that were not read too. */
  prescriptions: Kept<{ rows: readonly HeadPrescription[]; total: number }>;
  clock: Clock;
  /** @default false */
  isOffline?: boolean;
  onRetryHistory: () => void;
  onRetryPrescriptions: () => void;
};

const historyHref = '/dashboard/profile/medical-history';
/** Prescriptions that are shown before all are asked for: the documents below stay in sight. */
const few = 1;

/** The head of a patient's record: what a stranger must know first, and what doctors prescribed. */
export function RecordHead(props: RecordHeadProps) {
  const { history, prescriptions, clock, isOffline = false } = props;
  const [historyId, prescriptionsId] = [useId(), useId()];
  const [isWhole, setIsWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = prescriptions.phase === 'ready' ? prescriptions.rows.length : 0;
  const failed = { text: m.record_head_failed() };
  const notOnDevice = { text: m.record_head_not_on_device() };
  return (
    <Grid columns={{ wide: history ? 2 : 1 }} space={6} align="start">
      {history && (
        <section aria-labelledby={historyId}>
          <Stack space={3}>
            <Inline justify="between" space={3}>
              <Heading level={2} id={historyId}>
                {m.record_head_title()}
              </Heading>
              <Link href={historyHref} isAlone>
                {m.record_head_all()}
              </Link>
            </Inline>
            <Phases
              {...{ state: history, failed, notOnDevice, isOffline, level: 3 }}
              skeleton={<HistoryShape />}
              onRetry={props.onRetryHistory}
            >
              {(ready) => (
                <Card>
                  <Stack space={4}>
                    <Listed kind="allergy" history={ready.history} />
                    <Listed kind="condition" history={ready.history} />
                  </Stack>
                </Card>
              )}
            </Phases>
          </Stack>
        </section>
      )}
      <section aria-labelledby={prescriptionsId}>
        <Stack space={3}>
          <Inline justify="between" space={3}>
            <Heading level={2} id={prescriptionsId} ref={heading} isFocusTarget>
              {m.record_head_prescriptions()}
            </Heading>
            {count > few && !isWhole && (
              <Button
                tone="quiet"
                size="small"
                onPress={() => {
                  // The button goes.
                  heading.current?.focus();
                  setIsWhole(true);
                }}
              >
                {m.record_head_more({ count })}
              </Button>
            )}
          </Inline>
          <Phases
            {...{ state: prescriptions, failed, notOnDevice, isOffline, level: 3 }}
            skeleton={<PrescribedShape />}
            onRetry={props.onRetryPrescriptions}
          >
            {(ready) => <Prescribed {...ready} isWhole={isWhole} clock={clock} />}
          </Phases>
        </Stack>
      </section>
    </Grid>
  );
}

const isCurrent = ({ status }: HistoryEntry): boolean =>
  status === 'active' || status === 'remission' || status === 'unknown';

/** The two parts in their size, so that the documents below do not move when they come. */
const HistoryShape = () => (
  <Card>
    <Stack space={4}>
      {(['allergy', 'condition'] as const).map((kind) => (
        <Stack key={kind} space={1}>
          <Text weight="bold">{kindWords[kind].title()}</Text>
          <Skeleton width="60%" height="1.5rem" />
        </Stack>
      ))}
    </Stack>
  </Card>
);

const PrescribedShape = () => (
  <Card>
    <Stack space={2}>
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </Stack>
  </Card>
);

type ListedProps = { kind: 'allergy' | 'condition'; history: History };

/** Names what applies now; if that is nothing, says that there is none, or that it is not known. */
function Listed({ kind, history: { entries, noneKnown } }: ListedProps) {
  const all = entries.filter((one) => one.kind === kind && one.status !== 'entered-in-error');
  const current = all.filter(isCurrent);
  return (
    <Stack space={1}>
      <Text weight="bold">{kindWords[kind].title()}</Text>
      {current.length > 0 ? (
        <Inline space={2}>
          {current.map((entry) => (
            <Tag key={entry.id} tone={kind === 'allergy' ? 'attention' : 'neutral'}>
              {sayInShort(entry)}
            </Tag>
          ))}
        </Inline>
      ) : (
        <Text tone="muted">{sayNone(kind, all.length > 0, noneKnown.includes(kind))}</Text>
      )}
    </Stack>
  );
}

/** "Penicillin · Severe"; that it applies needs no word. */
const sayInShort = (entry: HistoryEntry): string =>
  [
    sayName(entry),
    entry.severity && severityWords[entry.severity](),
    entry.status === 'active' ? null : sayStatus(entry.kind, entry.status),
  ]
    .filter(Boolean)
    .join(' · ');

function sayNone(kind: ListedProps['kind'], isPast: boolean, isNone: boolean): string {
  if (isPast) return m.record_head_past();
  return isNone ? noneWords[kind].none() : m.record_head_unsaid();
}

type PrescribedProps = {
  rows: readonly HeadPrescription[];
  total: number;
  isWhole: boolean;
  clock: Clock;
};

function Prescribed({ rows, total, isWhole, clock }: PrescribedProps) {
  if (rows.length === 0)
    return (
      <Card>
        <Text tone="muted">{m.record_head_no_prescriptions()}</Text>
      </Card>
    );
  return (
    <Stack space={3}>
      <Card padding="none">
        <LinkList
          label={m.record_head_prescriptions()}
          items={rows.slice(0, isWhole ? undefined : few).map((row) => {
            const { title, detail } = sayPrescribed(row, clock);
            return {
              ...{ id: row.id, label: title, description: detail, icon: Pill },
              href: `/dashboard/consultations/${row.consultationId}`,
            };
          })}
        />
      </Card>
      {isWhole && rows.length < total && (
        <Text size={14} tone="muted">
          {m.record_head_newest({ count: rows.length, total })}
        </Text>
      )}
    </Stack>
  );
}
