import * as m from '../../../../generated/messages/messages';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Section } from '../../private/Section';
import { Criteria } from '../private/Criteria';
import { Tally } from '../private/Tally';
import type { TrialFit } from '../types';

const places = { 'not-met': 0, unknown: 1, met: 2 };

/** The criteria for one person: what stands in the way and what is open first, what is met after it. */
export function FitCards({ fit }: { fit: TrialFit }) {
  const open = fit.criteria
    .filter(({ result }) => result !== 'met')
    .toSorted((a, b) => places[a.result] - places[b.result]);
  const met = fit.criteria.filter(({ result }) => result === 'met');
  return (
    <Stack space={5}>
      <Section title={m.trial_fit()}>
        <Tally met={fit.met} notMet={fit.notMet} unknown={fit.unknown} />
        {open.length > 0 && <Criteria label={m.trial_open_points()} criteria={open} isOwn />}
        <Text size={14} tone="muted">
          {m.trial_fit_note()}
        </Text>
      </Section>
      {met.length > 0 && (
        <Section title={m.trial_met_points()}>
          <Criteria label={m.trial_met_points()} criteria={met} isOwn />
        </Section>
      )}
    </Stack>
  );
}
