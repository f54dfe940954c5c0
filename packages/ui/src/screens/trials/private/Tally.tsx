import { Check, CircleHelp, X } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { CriterionFit, TrialTally } from '../types';
import { FitBar } from './FitBar';

const marks = {
  met: { icon: Check, tone: 'in-range', word: m.trial_met },
  'not-met': { icon: X, tone: 'high', word: m.trial_not_met },
  unknown: { icon: CircleHelp, tone: 'muted', word: m.trial_unknown },
} as const;

type MarkProps = { result: CriterionFit['result']; children?: string };

/** A result by shape, word and colour. */
export function Mark({ result, children }: MarkProps) {
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
