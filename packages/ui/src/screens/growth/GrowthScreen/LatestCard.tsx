import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Inline } from '../../../components/Inline/Inline';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { sayDay } from '../../../words/moment';
import { GrowthChart } from './GrowthChart';
import { sayAge, sayAgo, sayValue } from './growth-words';
import type { ChartStandard, GrowthPoint, ShownGrowth, ShownMeasure } from './types';

type LatestCardProps = { measure: ShownMeasure; latest: GrowthPoint; growth: ShownGrowth; today: string };

const standing = { critical: 'critical', attention: 'attention', info: 'attention' } as const;

/** Says the latest value with its age and its day, and draws it on the charts of that day; those of another age are a choice away. */
export function LatestCard({ measure, latest, growth, today }: LatestCardProps) {
  const [chosen, setChosen] = useState<ChartStandard>(latest.standard);
  const chart = measure.charts.find(({ standard }) => standard === chosen);
  const [worst] = measure.statements;
  return (
    <Card>
      <Stack space={3}>
        <Text size={14} tone="muted">
          {m.growth_measured({ day: sayDay(latest.day), age: sayAge(latest.ageMonths) })}
          {measure.isOld && ` ${m.growth_old({ ago: sayAgo(latest.day, today) })}`}
        </Text>
        <Inline space={3} justify="between">
          <Text size={28} weight="bold" isTabular>
            {sayValue(latest, measure)}
          </Text>
          {worst ? (
            <Tag tone={standing[worst.severity]}>{m.growth_tag_ask()}</Tag>
          ) : measure.isOld || growth.sex === 'unknown' ? (
            <Tag>{measure.isOld ? m.growth_tag_old() : m.growth_tag_unknown()}</Tag>
          ) : !measure.isThinnessKnown ? (
            <Tag>{m.growth_tag_no_height()}</Tag>
          ) : measure.course === 'lower' ? (
            <Tag>{m.growth_tag_lower()}</Tag>
          ) : measure.course === null ? (
            <Tag>{m.growth_tag_unknown()}</Tag>
          ) : (
            <Tag tone="done">{m.growth_tag_usual()}</Tag>
          )}
        </Inline>
        {!measure.isThinnessKnown && <Text size={14}>{m.growth_thinness_unknown()}</Text>}
        {latest.heightDay && <Text size={14}>{m.growth_at_most({ day: sayDay(latest.heightDay) })}</Text>}
        {measure.charts.length > 1 && (
          <SegmentedControl
            label={m.growth_charts()}
            value={chosen}
            items={[
              { id: 'who-2006', label: m.growth_chart_who() },
              { id: 'iap-2015', label: m.growth_chart_iap() },
            ]}
            onChange={setChosen}
          />
        )}
        {chart && <GrowthChart measure={measure} chart={chart} />}
        {chart && (
          <Text size={14} tone="muted">
            {m.growth_chart_note({ source: chart.source.title, sex: growth.sex })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
