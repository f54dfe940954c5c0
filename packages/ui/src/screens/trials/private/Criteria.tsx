import { Check, CircleHelp, X } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { CriterionFit, TrialTally } from '../types';
import { FitBar } from './FitBar';
import { hrefOf, sayCriterion, sayDay, sayReason, saySource, settlingOf } from './trial-words';

const marks = {
  met: { icon: Check, tone: 'in-range', word: m.trial_met },
  'not-met': { icon: X, tone: 'high', word: m.trial_not_met },
  unknown: { icon: CircleHelp, tone: 'muted', word: m.trial_unknown },
} as const;

type MarkProps = { result: CriterionFit['result']; children?: string };

/** A result by shape, word and colour. */
function Mark({ result, children }: MarkProps) {
  const { icon, tone, word } = marks[result];
  return (
    <Text as="span" tone={tone} weight="bold" size={14}>
      <Inline space={1}>
        <Icon icon={icon} size={16} />
        <span>{children ?? word()}</span>
      </Inline>
    </Text>
  );
}

/** How many criteria are met, are not, and are unknown. */
export function Tally({ met, notMet, unknown }: TrialTally) {
  return (
    <Stack space={2}>
      <FitBar met={met} notMet={notMet} unknown={unknown} />
      <Inline space={4}>
        <Mark result="met">{m.trial_fit_met({ count: met })}</Mark>
        <Mark result="not-met">{m.trial_fit_not_met({ count: notMet })}</Mark>
        <Mark result="unknown">{m.trial_fit_unknown({ count: unknown })}</Mark>
      </Inline>
    </Stack>
  );
}

export type CriteriaProps = {
  /** Name of the list. */
  label: string;
  criteria: readonly CriterionFit[];
  /** Whether items lead to the pages of the own record. */
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
