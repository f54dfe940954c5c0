import { Fragment } from 'react';
import * as m from '../../../../generated/messages/messages';
import { type Clock, When } from '../../../components/When/When';
import { recordTypeWords } from '../../../words/record-type';
import { sayDay } from '../private/record-words';
import type { RecordRow } from '../types';
import { fact, facts, term } from './MedicalRecordScreen.css';

/** Shows what is known about a record; what is not is said as that. */
export function RecordFacts({ record, clock }: { record: RecordRow; clock: Clock }) {
  const { type, day, source, tags, notes, onlyYou, createdAt } = record;
  const rows = [
    [m.record_type(), recordTypeWords[type]()],
    [m.record_day(), day ? sayDay(day) : m.records_no_day()],
    [m.record_source(), source ?? m.record_unknown()],
    ...(tags.length > 0 ? [[m.record_tags(), tags.join(', ')]] : []),
    ...(notes ? [[m.record_notes(), notes]] : []),
    ...(onlyYou ? [[m.records_only_you(), m.record_only_you_help()]] : []),
  ] as const;
  return (
    <dl className={facts}>
      {rows.map(([label, text]) => (
        <Fragment key={label}>
          <dt className={term}>{label}</dt>
          <dd className={fact}>{text}</dd>
        </Fragment>
      ))}
      <dt className={term}>{m.record_filed_at()}</dt>
      <dd className={fact}>
        <When at={createdAt} clock={clock} />
      </dd>
    </dl>
  );
}
