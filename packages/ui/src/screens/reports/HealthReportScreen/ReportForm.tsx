import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { Heading } from '../../../components/Heading/Heading';
import type { ReadingType } from '../../../components/private/reading/reading';
import { kindLabel } from '../../../components/private/reading/words';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import type { ReportChoice } from './types';

export const readingTypes: readonly ReadingType[] = [
  'blood_pressure',
  'pulse',
  'oxygen_saturation',
  'temperature',
  'respiratory_rate',
  'weight',
  'height',
  'glucose',
];

const periods = [
  { id: '7d', label: m.period_7d },
  { id: '30d', label: m.period_30d },
  { id: '90d', label: m.period_90d },
  { id: '1y', label: m.period_1y },
] as const;

const parts = [
  { id: 'history', label: m.health_report_part_history },
  { id: 'readings', label: m.health_report_part_readings },
  { id: 'lab-values', label: m.health_report_part_labs },
  { id: 'medicines', label: m.health_report_part_medicines },
  { id: 'goals', label: m.health_report_part_goals },
] as const;

type ReportFormProps = { choice: ReportChoice; onChoose: (choice: ReportChoice) => void };

/** Chooses period and parts; the report below follows at once. Not on paper. */
export function ReportForm({ choice, onChoose }: ReportFormProps) {
  const change = (changes: Partial<ReportChoice>) => onChoose({ ...choice, ...changes });
  return (
    <div data-print="hide">
      <Card as="section" aria-labelledby="report-choice">
        <Stack space={4}>
          <Heading level={2} id="report-choice">
            {m.health_report_choice()}
          </Heading>
          <SegmentedControl
            label={m.health_report_period()}
            items={periods.map(({ id, label }) => ({ id, label: label() }))}
            value={choice.period}
            onChange={(period) => change({ period })}
          />
          <CheckboxGroup
            label={m.health_report_parts()}
            items={parts.map(({ id, label }) => ({ id, label: label() }))}
            value={choice.parts}
            onChange={(chosen) => change({ parts: chosen })}
          />
          {choice.parts.includes('readings') && (
            <CheckboxGroup
              label={m.health_report_types()}
              description={m.health_report_types_help()}
              items={readingTypes.map((id) => ({ id, label: kindLabel(id) }))}
              value={choice.types}
              onChange={(types) => change({ types })}
            />
          )}
          <Checkbox
            label={m.reports_summary_only_you()}
            description={m.health_report_only_you_help()}
            value={choice.withOnlyYou}
            onChange={(withOnlyYou) => change({ withOnlyYou })}
          />
        </Stack>
      </Card>
    </div>
  );
}
