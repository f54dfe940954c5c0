import { localTimeZone } from '../../kernel/browser/time-zone';
import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { readTrendsAddress, typeOf } from './trends-address';
import { historyQuestion, labsQuestion, metricsOf, trendOf } from './trends-questions';

export const questions: EarlyQuestions = (search) => {
  const { period, measures } = readTrendsAddress(new URLSearchParams(search));
  return [
    metricsOf(period),
    ['get', '/vital-signs/summary', { params: { query: { timezone: localTimeZone() } } }],
    historyQuestion,
    labsQuestion,
    ...measures.flatMap((id) => {
      const type = typeOf(id);
      return type ? [trendOf(type, period)] : [];
    }),
  ];
};
