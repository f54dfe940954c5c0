import * as m from '../../../../generated/messages/messages';
import { Inline } from '../../../components/Inline/Inline';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Select } from '../../../components/Select/Select';
import { purposeWords, whoName } from './entry-words';
import type { AccessEntry, AccessLogFilter, AccessPurpose } from './types';

export type LogFiltersProps = {
  filter: AccessLogFilter;
  /** The entries in sight, whose people can be chosen. */
  rows: readonly AccessEntry[];
  onChange: (filter: AccessLogFilter) => void;
};

const any = 'any';
const purposes = Object.keys(purposeWords) as AccessPurpose[];

/** Chooses whose entries are listed, those of one person, and for what purpose. */
export function LogFilters({ filter, rows, onChange }: LogFiltersProps) {
  const change = (changed: Partial<AccessLogFilter>) => onChange({ ...filter, ...changed });
  const people = namesIn(rows);
  if (filter.actorId && !people.has(filter.actorId)) people.set(filter.actorId, m.access_log_chosen_person());
  return (
    <Inline space={4} align="end">
      <SegmentedControl
        label={m.access_log_filter()}
        items={[
          { id: 'others', label: m.access_log_others() },
          { id: 'everyone', label: m.access_log_everyone() },
        ]}
        value={filter.by}
        onChange={(by) => change({ by })}
      />
      <Select
        name="actorId"
        label={m.access_log_person()}
        items={[
          { id: any, label: m.access_log_any_person() },
          ...[...people].map(([id, label]) => ({ id, label })),
        ]}
        value={filter.actorId ?? any}
        onChange={(id) => change({ actorId: id === any ? null : id })}
      />
      <Select<AccessPurpose | typeof any>
        name="purpose"
        label={m.access_log_purpose()}
        items={[
          { id: any, label: m.access_log_any_purpose() },
          ...purposes.map((id) => ({ id, label: purposeWords[id]() })),
        ]}
        value={filter.purpose ?? any}
        onChange={(id) => change({ purpose: id === any ? null : id })}
      />
    </Inline>
  );
}

/** The names of others in these entries, by id. */
function namesIn(rows: readonly AccessEntry[]): Map<string, string> {
  const named = new Map<string, string>();
  for (const entry of rows)
    if (entry.actor.id && !entry.actor.isSelf) named.set(entry.actor.id, whoName(entry));
  return named;
}
