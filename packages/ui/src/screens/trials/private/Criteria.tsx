import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { CriterionFit } from '../types';
import { hrefOf, sayCriterion, sayReason, saySource, settlingOf } from './criterion-words';
import { Mark } from './Tally';
import { sayDay } from './trial-words';

export type CriteriaProps = {
  /** Name of the list. */
  label: string;
  criteria: readonly CriterionFit[];
  /** True if items lead to the pages of the own record. */
  isOwn: boolean;
};

/** Criteria with what decides each, and what would settle what is unknown. */
export function Criteria({ label, criteria, isOwn }: CriteriaProps) {
  return (
    <DividedList label={label}>
      {criteria.map((criterion) => (
        <DividedItem key={criterion.id}>
          <Criterion criterion={criterion} isOwn={isOwn} />
        </DividedItem>
      ))}
    </DividedList>
  );
}

function Criterion({ criterion, isOwn }: { criterion: CriterionFit; isOwn: boolean }) {
  const { result, because, settles, from } = criterion;
  const settling = isOwn ? settlingOf(settles) : null;
  return (
    <Stack space={1}>
      <Mark result={result} />
      <Text weight="bold">{sayCriterion(criterion)}</Text>
      <Text size={14} tone="muted">
        {sayReason(criterion)} {from !== null && m.trial_from_day({ day: sayDay(from) })}
      </Text>
      {because.length > 0 && (
        <Text size={14} tone="muted">
          {m.trial_from()}{' '}
          {because.map((source, index) => (
            <span key={`${source.source} ${source.id}`}>
              {index > 0 && '; '}
              {isOwn ? <Link href={hrefOf(source)}>{saySource(source)}</Link> : saySource(source)}
            </span>
          ))}
        </Text>
      )}
      {settling && (
        <div>
          <Button size="small" tone="secondary" href={settling.href}>
            {settling.label}
          </Button>
        </div>
      )}
    </Stack>
  );
}
