import type {
  PatientDashboardState,
  Summary,
  SummaryItem,
} from '@nadi/ui/screens/dashboard/PatientDashboardScreen';
import { latestWith, type UnsentReading } from './unsent-readings';

const nothingCounted = { count: 0, inRange: 0, outOfRange: 0, inRangeDays: 0 };

type Status = UnsentReading['interpretation']['status'];
const isOut = (status: Status) => status === 'high' || status === 'low' || status === 'critical';

/** Counts what the server does not know yet; a day out of range ends the days in range, sent or not. */
function counted(item: SummaryItem, unsent: readonly UnsentReading[]): SummaryItem {
  const statuses = unsent
    .filter(({ type, unsent: { action } }) => type === item.type && action === 'add')
    .map(({ interpretation }) => interpretation.status);
  const out = statuses.filter(isOut).length;
  return {
    ...item,
    count: item.count + statuses.length,
    inRange: item.inRange + statuses.filter((status) => status === 'in-range').length,
    outOfRange: item.outOfRange + out,
    inRangeDays: out > 0 ? 0 : item.inRangeDays,
  };
}

const withCounts = (summary: Summary, unsent: readonly UnsentReading[]): Summary => ({
  ...summary,
  items: latestWith(summary.items, unsent).map((item) => counted({ ...nothingCounted, ...item }, unsent)),
});

/** The dashboard with what waits on this device. The course is the server's, and says that it is without. */
export function dashboardWith(
  state: PatientDashboardState,
  unsent: readonly UnsentReading[],
): PatientDashboardState {
  if (unsent.length === 0) return state;
  if (state.phase === 'not-on-device')
    return { ...state, waiting: latestWith([], unsent).map(({ latest }) => latest) };
  if (state.phase !== 'ready') return state;
  const { trend } = state;
  const isWithoutUnsent = unsent.some(({ type }) => type === 'blood_pressure');
  return {
    ...state,
    summary: withCounts(state.summary, unsent),
    trend: trend.phase === 'ready' ? { ...trend, isWithoutUnsent } : trend,
  };
}
