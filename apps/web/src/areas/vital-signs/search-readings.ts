import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import * as m from '@nadi/ui/messages';
import { sayWhen } from '@nadi/ui/words/moment';
import { kindLabel, readingTitle, statusWord } from '@nadi/ui/words/reading';
import { dayOf } from '../../kernel/browser/clock';
import { isAway } from '../../kernel/read-store/is-away';
import { indexResults } from '../../kernel/search/index-results';
import type { SearchPart } from '../../kernel/search/search-part';
import { usualHistory, writeHistoryAddress } from './queries/history-address';
import { listOf } from './queries/history-question';
import { withRanges } from './queries/range-sets';

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

/** The person's newest readings; without a network, those that the page of readings has left on this device. */
export const searchReadings: SearchPart['load'] = async ({ $api, queryClient }, clock) => {
  const today = dayOf(clock);
  const ask = (question: ReturnType<typeof listOf>) => queryClient.fetchQuery($api.queryOptions(...question));
  const list = await ask(listOf({ ...usualHistory, period: 'all' }, today, newest)).catch((error) => {
    if (isAway(error)) return ask(listOf(usualHistory, today));
    throw error;
  });
  const rows = withRanges(list);
  const { total } = list.pagination;
  const seen = new Map<VitalSignType, number>();
  const items = rows.map((row) => {
    const place = seen.get(row.type) ?? 0;
    seen.set(row.type, place + 1);
    const page = Math.floor(place / onPage) + 1;
    const address = writeHistoryAddress({ type: row.type, period: 'all', page });
    return {
      id: row.id,
      title: readingTitle(row),
      detail: `${sayWhen(row.measuredAt, clock)} · ${statusWord(row.interpretation.status)}`,
      words: [kindLabel(row.type), otherWords[row.type](), row.note].join(' '),
      href: `/dashboard/vital-signs?${address}`,
    };
  });
  return {
    find: indexResults(items),
    ...(total > rows.length && { note: m.search_newest_readings({ count: rows.length, total }) }),
  };
};
