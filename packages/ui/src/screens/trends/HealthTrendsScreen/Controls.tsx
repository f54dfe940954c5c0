import { Download, ListFilter, Printer } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { CheckboxGroup } from '../../../components/CheckboxGroup/CheckboxGroup';
import { Inline } from '../../../components/Inline/Inline';
import { Popover } from '../../../components/Popover/Popover';
import { kindLabel } from '../../../components/private/reading/words';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import type { Action } from '../../../patterns/state';
import type { MeasureId, MeasureOption, Period, TrendsContent } from './types';

export type ControlsProps = {
  period: Period;
  onPeriodChange: (period: Period) => void;
  /** Absent while it is not known what there is. */
  measures?: Pick<TrendsContent, 'options' | 'chosen'>;
  onMeasuresChange: (chosen: MeasureId[]) => void;
  table: { action: Action; onDownload: () => void };
  onPrint: () => void;
};

const labelOf = (option: MeasureOption): string => ('name' in option ? option.name : kindLabel(option.id));

/** The period, the measures, and what is taken along. */
export function Controls({ period, measures, table, ...on }: ControlsProps) {
  return (
    <div data-print="hide">
      <Inline space={3} justify="between">
        <Inline space={3}>
          <SegmentedControl
            label={m.dashboard_period()}
            items={[
              { id: '7d', label: m.dashboard_period_7d(), spokenLabel: m.dashboard_period_7d_spoken() },
              { id: '30d', label: m.dashboard_period_30d(), spokenLabel: m.dashboard_period_30d_spoken() },
              { id: '90d', label: m.dashboard_period_90d(), spokenLabel: m.dashboard_period_90d_spoken() },
              { id: '1y', label: m.dashboard_period_1y(), spokenLabel: m.dashboard_period_1y_spoken() },
            ]}
            value={period}
            onChange={on.onPeriodChange}
          />
          {measures && measures.options.length > 0 && (
            <Popover
              title={m.trends_measures()}
              trigger={
                <Button tone="secondary" icon={ListFilter}>
                  {m.trends_measures_count({ count: measures.chosen.length })}
                </Button>
              }
            >
              <CheckboxGroup<MeasureId>
                label={m.trends_measures_shown()}
                description={m.trends_measures_help()}
                items={measures.options.map((option) => ({ id: option.id, label: labelOf(option) }))}
                value={measures.chosen}
                // A page of none would say nothing; the last one stays.
                onChange={(chosen) => chosen.length > 0 && on.onMeasuresChange(chosen)}
              />
            </Popover>
          )}
        </Inline>
        {measures && measures.options.length > 0 && (
          <Inline space={3}>
            <Button
              tone="secondary"
              icon={Download}
              isPending={table.action.phase === 'pending'}
              onPress={table.onDownload}
            >
              {m.trends_csv()}
            </Button>
            <Button tone="secondary" icon={Printer} onPress={on.onPrint}>
              {m.vitals_print()}
            </Button>
          </Inline>
        )}
      </Inline>
    </div>
  );
}
