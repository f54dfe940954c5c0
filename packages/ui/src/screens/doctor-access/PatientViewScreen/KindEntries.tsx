import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Measurement } from '../../../components/Measurement/Measurement';
import { partsOf } from '../../../components/private/reading/reading';
import { readingLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import { RowsSkeleton } from '../../../patterns/Phases/RowsSkeleton';
import type { Loaded } from '../../../patterns/state';
import { sayValue, standings } from '../../../words/lab';
import { sayDay } from '../../../words/moment';
import { kindWords } from '../private/access-words';
import { isEntryOver, sayEntry, sayEntryDetails } from '../private/entry-words';
import { person } from '../private/person.css';
import { nameOf } from '../private/person-words';
import type { ConsentKind, PatientRow, SharedEntry } from '../types';
import { SharedFiles, type SharedFilesProps } from './SharedFiles';
import { SharedStatus } from './SharedStatus';
import { Why } from './Why';

export type EntriesState = Loaded<{
  rows: readonly SharedEntry[];
  /** There are older ones. */
  hasMore: boolean;
  isPending: boolean;
}>;

export type KindEntriesProps = Omit<SharedFilesProps, 'files'> & {
  kind: ConsentKind;
  entries: EntriesState;
  patient: PatientRow;
  /** Says what of the kind is not seen; null if nothing is known to be missing. */
  unseen: string | null;
  clock: Clock;
  onMore: () => void;
  onRetryEntries: () => void;
};

/** The entries of one kind, newest first, each with why it is seen. */
export function KindEntries({
  kind,
  entries,
  patient,
  unseen,
  clock,
  onMore,
  onRetryEntries,
  ...files
}: KindEntriesProps) {
  const name = nameOf(patient);
  return (
    <Card>
      <Phases
        state={entries}
        skeleton={<RowsSkeleton rows={5} />}
        failed={{ text: m.patients_entries_failed() }}
        onRetry={onRetryEntries}
      >
        {({ rows, hasMore, isPending }) =>
          rows.length === 0 ? (
            <Text tone="muted">{unseen ?? m.patients_entries_none()}</Text>
          ) : (
            <Stack space={4}>
              {unseen && <Text>{unseen}</Text>}
              <DividedList label={kindWords[kind]()}>
                {rows.map((entry) => (
                  <DividedItem key={entry.id}>
                    <Stack space={1}>
                      <EntryLine entry={entry} clock={clock} />
                      {entry.record && entry.record.files.length > 0 && (
                        <SharedFiles files={entry.record.files} {...files} />
                      )}
                      <Disclosure label={m.patients_view_why()} spokenContext={sayEntry(entry)}>
                        <Why
                          access={patient.authorizations.find(({ id }) => id === entry.consentId)}
                          name={name}
                          clock={clock}
                        />
                      </Disclosure>
                    </Stack>
                  </DividedItem>
                ))}
              </DividedList>
              {hasMore && (
                <div>
                  <Button tone="secondary" isPending={isPending} onPress={onMore}>
                    {m.patients_entries_more()}
                  </Button>
                </div>
              )}
            </Stack>
          )
        }
      </Phases>
    </Card>
  );
}

function EntryLine({ entry, clock }: { entry: SharedEntry; clock: Clock }) {
  const { reading, lab, at, day } = entry;
  const details = sayEntryDetails(entry, clock);
  return (
    <Inline justify="between" space={3} align="start">
      <div className={person}>
        <Text weight="bold" tone={isEntryOver(entry, clock) ? 'muted' : 'ink'}>
          {reading ? readingLabel(reading) : sayEntry(entry)}
        </Text>
        {reading && (
          <Text size={18}>
            <Measurement parts={partsOf(reading)} unit={reading.unit} />
          </Text>
        )}
        {lab && <Text size={18}>{sayValue(lab)}</Text>}
        {details && <Text tone="muted">{details}</Text>}
        {reading && (
          <Text size={14} tone="muted">
            {at ? <When at={at} clock={clock} /> : day ? sayDay(day) : m.patients_no_date()}
          </Text>
        )}
      </div>
      {reading && <SharedStatus reading={reading} />}
      {lab && (
        <Tag tone={standings[lab.standing ?? 'unknown'].tone}>
          {standings[lab.standing ?? 'unknown'].say()}
        </Tag>
      )}
    </Inline>
  );
}
