import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import type {
  PatientDashboardState,
  Summary,
  SummaryItem,
} from '@nadi/ui/screens/dashboard/PatientDashboardScreen';
import type { ReadDashboardState, ReadSummary } from '../queries/read-dashboard';
import { toldOf } from '../queries/told';
import { latestWith, standingOf, type UnsentReading } from './unsent-readings';

const noRun = { days: 0, span: 0, from: null, to: null };
const nothingCounted = {
  count: 0,
  inRange: 0,
  inRangeConditionally: 0,
  outOfRange: 0,
  notAssessed: 0,
  inRangeRun: noRun,
};

type Assessed = UnsentReading['interpretation'];
const isOut = ({ status }: Assessed) => status === 'high' || status === 'low' || status === 'critical';
const isSure = ({ status, worst }: Assessed) => status === 'in-range' && worst.status === 'in-range';
const isConditional = (assessed: Assessed) => assessed.status === 'in-range' && !isSure(assessed);

/** Counts the readings that the server does not have yet; a day that is not certainly in range ends the run of days in range, sent or not. */
function counted(item: SummaryItem, unsent: readonly UnsentReading[]): SummaryItem {
  const added = unsent
    .filter(({ type, unsent: { action } }) => type === item.type && action === 'add')
    .map(({ interpretation }) => interpretation);
  return {
    ...item,
    count: item.count + added.length,
    inRange: item.inRange + added.filter(isSure).length,
    inRangeConditionally: item.inRangeConditionally + added.filter(isConditional).length,
    outOfRange: item.outOfRange + added.filter(isOut).length,
    inRangeRun: added.every(isSure) ? item.inRangeRun : noRun,
  };
}

const withCounts = (
  { recent, attention, ...summary }: ReadSummary,
  unsent: readonly UnsentReading[],
  now: Date,
): Summary => {
  const items = latestWith(summary.items, unsent).map((item) =>
    counted({ ...nothingCounted, ...item }, unsent),
  );
  return {
    ...summary,
    told: toldOf<ReadingRow>({ recent, attention, items }, standingOf(unsent), now),
    items,
  };
};

/** The dashboard with unsent readings, and what it must tell. The trend is the server's, and says that it does not include them. */
export function dashboardWith(
  state: ReadDashboardState,
  unsent: readonly UnsentReading[],
  now: Date,
): PatientDashboardState {
  if (state.phase === 'not-on-device') {
    const waiting = latestWith([], unsent).map(({ latest }) => latest);
    return { ...state, waiting, told: toldOf<ReadingRow>({ items: [] }, standingOf(unsent), now) };
  }
  if (state.phase !== 'ready') return state;
  const { trend } = state;
  const isWithoutUnsent = unsent.some(({ type }) => type === 'blood_pressure');
  return {
    ...state,
    summary: withCounts(state.summary, unsent, now),
    trend: trend.phase === 'ready' && isWithoutUnsent ? { ...trend, isWithoutUnsent } : trend,
  };
}
