import * as m from '../../../../generated/messages/messages';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import type { TrialFit } from '../types';
import { Criteria } from './Criteria';

export type OpenPointsProps = { title: string; fit: TrialFit };

/** The criteria of a study in a list of studies, for a doctor who compares a patient with them. */
export const OpenPoints = ({ title, fit }: OpenPointsProps) => (
  <Disclosure label={m.trial_criteria()} spokenContext={title}>
    <Criteria label={m.trial_criteria()} criteria={fit.criteria} isOwn={false} />
  </Disclosure>
);
