import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { isEntryOver, sayEntry, sayEntryDetails, saysNone } from '../private/entry-words';
import { sayMedicinesUnseen } from '../private/shared-medicines';
import type { ConsentKind, SharedEntry, SharedSummary } from '../types';
import { LatestShared } from './LatestShared';
import * as styles from './PatientView.css';

type SummaryPanelProps = { summary: SharedSummary; clock: Clock };

/** The record at a glance: how the latest readings stand, and what is told of conditions and medicines. */
export function SummaryPanel({ summary, clock }: SummaryPanelProps) {
  return (
    <Stack space={5}>
      <Heading level={2} size={28}>
        {sayLead(summary)}
      </Heading>
      <Grid columns={{ narrow: 1, wide: 'main-aside' }} align="start">
        <LatestShared latest={summary.latest} clock={clock} />
        <Problems summary={summary} clock={clock} />
      </Grid>
    </Stack>
  );
}

/** Says what the figures say and no more: no diagnosis, no target that nobody set. */
function sayLead({ latest }: SharedSummary): string {
  const statuses = latest.flatMap(({ entry }) => entry.reading?.status ?? []);
  const assessed = statuses.filter((status) => status !== 'not-assessed');
  const out = assessed.filter((status) => status !== 'in-range').length;
  if (statuses.length === 0) return m.patients_lead_none();
  if (assessed.length === 0) return m.patients_lead_not_assessed();
  return out === 0 && assessed.length === statuses.length
    ? m.patients_lead_in_range({ count: assessed.length })
    : m.patients_lead_out({ out, count: statuses.length });
}

const parts = [
  ['conditions', 'condition'],
  ['medicines', 'medicine'],
  ['allergies', 'allergy'],
  ['immunisations', 'immunisation'],
] as const;
const titles = {
  conditions: m.patients_kind_conditions,
  medicines: m.patients_kind_medicines,
  allergies: m.patients_kind_allergies,
  immunisations: m.patients_kind_immunisations,
};

function Problems({ summary, clock }: SummaryPanelProps) {
  const { shared, history, facts } = summary;
  const isShared = (kind: ConsentKind) => shared.some((one) => one.kind === kind);
  const ofHistory = (kind: string) =>
    history.filter((one) => one.history?.kind === kind && one.history.status !== 'entered-in-error');
  const others = [
    ...facts,
    ...history.filter(
      ({ history: one }) =>
        one && ['procedure', 'family-history', 'lifestyle'].includes(one.kind) && !saysNone(one),
    ),
  ];
  return (
    <Card as="section" aria-labelledby="patient-problems">
      <Stack space={4}>
        <Heading level={2} id="patient-problems">
          {m.patients_problems()}
        </Heading>
        {parts.map(([kind, of]) => (
          <section key={kind} className={styles.part}>
            <Stack space={2}>
              <Heading level={3}>{titles[kind]()}</Heading>
              {kind === 'medicines' && isShared(kind) ? (
                <Medicines summary={summary} ofHistory={ofHistory(of)} clock={clock} />
              ) : (
                <Told
                  entries={ofHistory(of)}
                  none={isShared(kind) ? m.patients_kind_none() : m.patients_kind_not_shared()}
                  clock={clock}
                />
              )}
            </Stack>
          </section>
        ))}
        {others.length > 0 && (
          <section className={styles.part}>
            <Stack space={2}>
              <Heading level={3}>{m.patients_others()}</Heading>
              <Told entries={others} none="" clock={clock} />
            </Stack>
          </section>
        )}
      </Stack>
    </Card>
  );
}

type MedicinesProps = SummaryPanelProps & { ofHistory: readonly SharedEntry[] };

/** Lists what the patient keeps, then what the history tells; and says what of it is not seen. */
function Medicines({ summary, ofHistory, clock }: MedicinesProps) {
  const { medicines } = summary;
  const unseen = sayMedicinesUnseen(summary);
  // That there are none does not stand beside them.
  const history =
    medicines.length === 0 ? ofHistory : ofHistory.filter(({ history: one }) => one && !saysNone(one));
  const isOver = (one: SharedEntry) => Number(isEntryOver(one, clock));
  const listed = [...medicines].sort((a, b) => isOver(a) - isOver(b));
  const isNone = listed.length === 0 && history.length === 0;
  return (
    <>
      {unseen && <Text size={14}>{unseen}</Text>}
      {isNone && !unseen && <Text tone="muted">{m.patients_kind_none()}</Text>}
      {listed.length > 0 && <Told entries={listed} none="" clock={clock} />}
      {listed.length > 0 && history.length > 0 && (
        <Heading level={4}>{m.patients_medicines_of_history()}</Heading>
      )}
      {history.length > 0 && <Told entries={history} none="" clock={clock} />}
    </>
  );
}

type ToldProps = { entries: readonly SharedEntry[]; none: string; clock: Clock };

function Told({ entries, none, clock }: ToldProps) {
  if (entries.length === 0) return <Text tone="muted">{none}</Text>;
  return (
    <ul className={styles.told}>
      {entries.map((entry) => {
        const isOver = isEntryOver(entry, clock);
        const details = sayEntryDetails(entry, clock);
        return (
          <li key={entry.id} className={styles.one}>
            <Text weight="bold" tone={isOver ? 'muted' : 'ink'}>
              {sayEntry(entry)}
            </Text>
            {details && (
              <Text size={14} tone="muted">
                {details}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}
