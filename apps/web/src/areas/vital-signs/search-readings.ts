import { type Messages, messagesFor } from '@nadi/domain/vital-signs/messages-for';
import { isUrgentAdvice } from '@nadi/domain/vital-signs/range';
import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import * as m from '@nadi/ui/messages';
import { sayFact } from '@nadi/ui/words/health-fact';
import { sayWhen } from '@nadi/ui/words/moment';
import { kindLabel, readingTitle, sayStatus } from '@nadi/ui/words/reading';
import { type Clock, dayOf } from '../../kernel/browser/clock';
import { selectEntries } from '../../kernel/outbox/outbox-selectors';
import { isAway } from '../../kernel/read-store/is-away';
import { indexResults } from '../../kernel/search/index-results';
import type { ReadPart } from '../../kernel/search/search-part';
import { factsQuery } from './queries/dashboard-queries';
import { usualHistory, writeHistoryAddress } from './queries/history-address';
import { listOf } from './queries/history-query';
import { withRanges } from './queries/range-sets';
import { subjectOf } from './queries/subject';
import { isOfReading, type UnsentReading, unsentReadings } from './recording/unsent-readings';

/** The contract's maximum for a page. */
const newest = 100;
/** The contract's default, which the page of readings shows at once. */
const onPage = 10;

const otherWords: Record<VitalSignType, () => string> = {
  blood_pressure: m.search_words_blood_pressure,
  pulse: m.search_words_pulse,
  oxygen_saturation: m.search_words_oxygen_saturation,
  temperature: m.search_words_temperature,
  respiratory_rate: m.search_words_respiratory_rate,
  weight: m.search_words_weight,
  height: m.search_words_height,
  glucose: m.search_words_glucose,
};

/** Nothing read, of nothing. */
const nothing = { data: [], rangeSets: [], pagination: { total: 0 } };

/**
 * The person's newest readings; without a network, those that the page of readings has left on this device. With them those that wait here to
 * be sent, which are not assessed for this.
 */
export const searchReadings: ReadPart['load'] = async ({ $api, queryClient, store }, clock) => {
  const today = dayOf(clock);
  const entries = selectEntries(store.getState());
  const waiting = entries.filter(isOfReading);
  const ask = (question: ReturnType<typeof listOf>) => queryClient.fetchQuery($api.queryOptions(...question));
  const list = await ask(listOf({ ...usualHistory, period: 'all' }, today, newest))
    .catch((error) => {
      if (isAway(error)) return ask(listOf(usualHistory, today));
      throw error;
    })
    .catch((error) => {
      if (!isAway(error) || waiting.length === 0) throw error;
      return nothing;
    });
  const rows = withRanges(list);
  const { total } = list.pagination;
  const person = { name: '', subject: subjectOf(null, [], entries) };
  const unsent = new Map(unsentReadings(waiting, rows, person, null).map((one) => [one.id, one]));
  const seen = new Map<VitalSignType, number>();
  const told = messagesFor(rows, new Date(clock.now));
  const items = rows.flatMap((row) => {
    const place = seen.get(row.type) ?? 0;
    seen.set(row.type, place + 1);
    const page = Math.floor(place / onPage) + 1;
    const changed = unsent.get(row.id);
    unsent.delete(row.id);
    if (changed?.unsent.action === 'delete') return [];
    return [
      changed
        ? itemOf(changed, notSent(changed, clock), page)
        : itemOf(row, assessed(row, told, clock), page),
    ];
  });
  const fresh = [...unsent.values()].filter(({ version }) => version === 0);
  return {
    find: indexResults([...fresh.map((one) => itemOf(one, notSent(one, clock), 1)), ...items], true),
    ...(total > rows.length && { note: m.search_newest_readings({ count: rows.length, total }) }),
    ...(list === nothing && { note: m.search_waiting_readings({ count: fresh.length }) }),
  };
};

type Row = ReturnType<typeof withRanges>[number];

function assessed(row: Row, told: Messages<Row>, clock: Clock): string {
  const status = sayStatus(row.interpretation);
  const action = sayAction(row, told);
  const said = action === '' ? status : `${status.endsWith('.') ? status : `${status}.`} ${action}`;
  return `${sayWhen(row.measuredAt, clock)} · ${said}`;
}

/** Says that a reading asks for action, alone or with others; empty if it does not. */
function sayAction({ id }: Row, { messages, together }: Messages<Row>): string {
  if (together?.readings.some((one) => one.id === id)) return m.told_together();
  const asking = messages.filter(
    ({ because, reading }) =>
      because === 'raised-in-pregnancy' || isUrgentAdvice(reading.interpretation.worst.advice),
  );
  return asking.some(({ reading, others }) => [reading, ...others].some((one) => one.id === id))
    ? m.told_see()
    : '';
}
const notSent = ({ measuredAt, unsent }: UnsentReading, clock: Clock): string =>
  `${sayWhen(measuredAt, clock)} · ${unsent.action === 'change' ? m.unsent_waiting_change() : m.unsent_waiting()}`;

const itemOf = (row: Row | UnsentReading, detail: string, page: number) => ({
  id: row.id,
  title: readingTitle(row),
  detail,
  words: [kindLabel(row.type), otherWords[row.type](), row.note].join(' '),
  href: `/dashboard/vital-signs?${writeHistoryAddress({ type: row.type, period: 'all', page })}`,
});

/** Finds the person's health facts. */
export const searchFacts: ReadPart['load'] = async ({ $api, queryClient }, clock) => {
  const { data } = await queryClient.fetchQuery($api.queryOptions(...factsQuery));
  const today = dayOf(clock);
  const items = data.map((fact) => ({ id: fact.id, ...sayFact(fact, today), href: '/dashboard/profile' }));
  return { find: indexResults(items, true) };
};
