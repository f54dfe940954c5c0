import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { toldOf } from './growth-words';
import type { ShownGrowth, StatementCode } from './types';

/** Lists each reason to ask a doctor, and whether it is so by the latest values. */
export function AskCard({ growth }: { growth: ShownGrowth }) {
  const told = toldOf(growth);
  const isMeasured = growth.measures.some(({ points }) => points.length > 0);
  const isOld = growth.measures.some(({ points, isOld }) => points.length > 0 && isOld);
  const reasons: readonly (readonly [text: string, codes: readonly StatementCode[]])[] = [
    [m.growth_ask_severe(), ['severe-low']],
    [m.growth_ask_loss(), ['loss']],
    [m.growth_ask_crosses(), ['falls', 'rises']],
    [
      growth.flatWeeks === null
        ? m.growth_ask_flat({ count: growth.flatMonths ?? 0 })
        : m.growth_ask_flat_baby({ count: growth.flatWeeks }),
      ['no-gain'],
    ],
    [m.growth_ask_outside(), ['severe-low', 'low', 'high', 'severe-high']],
  ];
  const toldAs = (of: readonly StatementCode[]) =>
    told.filter(({ statement }) => of.includes(statement.code));
  const isAny = reasons.some(([, of]) => toldAs(of).length > 0);
  return (
    <Card as="section" aria-labelledby="growth-ask">
      <Stack space={4}>
        <Heading level={2} id="growth-ask">
          {m.growth_ask_title()}
        </Heading>
        <DividedList aria-labelledby="growth-ask">
          {reasons.map(([text, of]) => (
            <DividedItem key={text}>
              <Inline space={3} justify="between">
                <Text>{text}</Text>
                {toldAs(of).length > 0 && (
                  <Tag tone="attention">
                    {toldAs(of).every(({ measure }) => measure.isOld)
                      ? m.growth_ask_was_so()
                      : m.growth_ask_is_so()}
                  </Tag>
                )}
              </Inline>
            </DividedItem>
          ))}
        </DividedList>
        {isMeasured && !isAny && (
          <Text size={14} tone="muted">
            {isOld ? m.growth_ask_none_old() : m.growth_ask_none()}
          </Text>
        )}
        <Text size={14} tone="muted">
          {m.growth_ask_unwell()}
        </Text>
      </Stack>
    </Card>
  );
}
