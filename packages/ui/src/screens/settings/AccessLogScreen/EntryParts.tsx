import { Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { smallLine } from './AccessLogScreen.css';
import { howMany, sayEntry, whoRole, why } from './entry-words';
import type { AccessEntry } from './types';
import { lengthOf, type Visit } from './visits';

/** One sentence of a visit, however often it happened. */
type Said = { words: string; times: number; recordType: string; recordIds: Set<string> };

function sayVisit(visit: Visit): Said[] {
  const said = new Map<string, Said>();
  // In chronological order.
  for (const entry of visit.toReversed()) {
    const words = sayEntry(entry);
    const { recordType, recordIds } = entry;
    const known = said.get(words) ?? { words, times: 0, recordType, recordIds: new Set() };
    for (const id of recordIds) known.recordIds.add(id);
    said.set(words, { ...known, times: known.times + 1 });
  }
  return [...said.values()];
}

export type WhatProps = {
  visit: Visit;
  /** The text of the small line below, if there are no columns. */
  end?: ReactNode;
};

/** The actions of a visit, in sentences; the role of the person, and on whose behalf they acted. Other people stand out. */
export function What({ visit, end }: WhatProps) {
  const [newest] = visit;
  const role = whoRole(newest);
  return (
    <>
      {sayVisit(visit).map(({ words, times, recordType, recordIds }) => {
        const count = howMany({ recordType, recordIds: [...recordIds] });
        return (
          <div key={words}>
            <Text as="span" weight={newest.actor.isSelf ? 'regular' : 'bold'}>
              {words}
            </Text>{' '}
            <Text as="span" size={14} tone="muted">
              {[count, times > 1 && m.access_log_times({ count: times })].filter(Boolean).join(', ')}
            </Text>
          </div>
        );
      })}
      <div className={smallLine}>
        {role && <span>{role}</span>}
        {newest.onBehalfOf && <span>{m.access_log_on_behalf({ name: newest.onBehalfOf })}</span>}
        {visit.length > 1 && (
          <span>{m.access_log_visit({ count: visit.length, minutes: lengthOf(visit) })}</span>
        )}
        {end && <span>{end}</span>}
      </div>
    </>
  );
}

/** Why it was done; an emergency opens what is closed otherwise, and is not overlooked. */
export function Why({ entry }: { entry: AccessEntry }) {
  if (entry.purpose !== 'ETREAT') return why(entry);
  return (
    <Tag tone="attention" icon={Siren}>
      {why(entry)}
    </Tag>
  );
}
