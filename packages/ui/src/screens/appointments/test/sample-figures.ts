import { fn } from 'storybook/test';
import type { FiguresCardProps } from '../DoctorConsultationsScreen/FiguresCard';

const days = [14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`);
const figures = {
  from: '2026-11-14',
  to: '2026-11-20',
  visits: 12,
  completed: 10,
  noShows: 1,
  cancelled: 2,
  noShowPercent: 9,
  medianWaitMinutes: 6,
  ...{ ratings: 7, averageRating: 4.4 },
  parts: days.map((day, index) => ({
    from: day,
    to: day,
    visits: [0, 0, 4, 2, 3, 2, 1][index] ?? 0,
    noShows: index === 3 ? 1 : 0,
  })),
};
export const shownFigures: FiguresCardProps = {
  state: { phase: 'ready', figures },
  period: 'week',
  onPeriod: fn(),
  onDownload: fn(),
  onRetry: fn(),
};
/** Too few visits for shares and medians. */
export const few = {
  ...{ ...figures, visits: 2, completed: 1, noShowPercent: null, medianWaitMinutes: null },
  ...{ ratings: 1, averageRating: null },
};
