import { capital } from '../kernel/words';
import type { InsightInput } from './input';
import type { InsightStatement } from './statement';
import { sayCount, typeWords } from './words';

/** States what was measured in the last seven days, by type; nothing where nothing was. */
export function weekInShort({ week }: InsightInput): InsightStatement[] {
  const measured = week.metrics.filter(({ counts }) => counts.count > 0);
  if (measured.length === 0) return [];
  const all = measured.reduce((sum, { counts }) => sum + counts.count, 0);
  const sayOne = ({ type, counts }: (typeof measured)[number]) => {
    const parts = [
      [counts.outOfRange, 'out of range'],
      [counts.inRangeConditionally, 'in range by one range and not by another that may apply'],
      [counts.notAssessed, 'not assessed'],
      [counts.inRange, 'in range'],
    ] as const;
    const said = parts.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []));
    return `${capital(typeWords[type])}: ${sayCount(counts.count, 'reading')}, ${said.join(', ')}.`;
  };
  return [
    {
      ...{ key: 'week', rule: 'weekly-summary', level: 'information', status: null },
      title: `You recorded ${sayCount(all, 'reading')} in the last 7 days`,
      text: measured.map(sayOne).join(' '),
      steps: [],
      confidence: { level: 'sure', because: 'It counts what you recorded.' },
      figures: measured.map(({ type, counts }) => ({
        label: capital(typeWords[type]),
        value: counts.count,
        unit: '',
      })),
      ...{ from: week.from, to: week.to },
      evidence: measured.map(({ type, latestId, latestAt }) => ({
        kind: 'reading',
        ...{ id: latestId, label: `Latest ${typeWords[type]}`, at: latestAt },
      })),
      ...{ chart: null, sources: [] },
    },
  ];
}
