import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { formattingLocale } from '../../../components/private/reading/locale';
import { kindLabel } from '../../../components/private/reading/words';
import { formatDate } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { type PrintedPerson, PrintHead } from '../../private/PrintHead';
import { paper } from '../../private/paper.css';
import { PrintedReadings } from './PrintedReadings';
import type { HistoryFilter, HistoryPeriod } from './types';
import type { usePrint } from './use-print';

export type PrintedPageProps = {
  person: PrintedPerson;
  printing: ReturnType<typeof usePrint>['state'];
  filter: HistoryFilter;
  clock: Clock;
};

const daysOf: Record<Exclude<HistoryPeriod, 'all'>, number> = { '7d': 7, '30d': 30, '90d': 90, '1y': 365 };

/** When the period began: of all time, with its first reading. */
function startOf({ period }: HistoryFilter, printing: PrintedPageProps['printing'], { now }: Clock): string {
  if (period !== 'all') return new Date(Date.parse(now) - daysOf[period] * 86_400_000).toISOString();
  return (printing.phase === 'ready' && printing.rows.at(-1)?.measuredAt) || now;
}

/** The parts that only the printed page has: the person, the period, the time of printing, and all readings. */
export function PrintedPage({ person, printing, filter, clock }: PrintedPageProps) {
  const options = { locale: formattingLocale(), timeZone: clock.timeZone };
  const isWhole = printing.phase === 'ready';
  return (
    <>
      {printing.phase === 'failed' && <Banner tone="attention">{m.vitals_print_failed()}</Banner>}
      <PrintHead
        person={person}
        clock={clock}
        title={m.vitals_print_title({
          kind: filter.type ? kindLabel(filter.type) : m.history_all_kinds(),
          from: formatDate(startOf(filter, printing, clock), options),
          to: formatDate(clock.now, options),
        })}
      />
      {isWhole ? (
        <PrintedReadings rows={printing.rows} clock={clock} />
      ) : (
        <p className={paper}>{m.vitals_print_page()}</p>
      )}
    </>
  );
}
