import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { latePart, useLate, useLateNow, usePreload } from '../../../components/private/use-late';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';
import { TrialItem } from '../private/TrialItem';
import { TrialResults } from '../private/TrialResults';
import { TrialSearch } from '../private/TrialSearch';
import { sayName } from '../private/trial-words';
import type {
  AnswerDraft,
  ApplicantRow,
  Done,
  Person,
  ReferralRow,
  TrialFit,
  TrialRow,
  TrialsFilter,
  TrialsFound,
} from '../types';
import { Applicants } from './Applicants';
import { Requests } from './Requests';

export type { AnswerDraft, ApplicantRow, ReferralRow } from '../types';

export type DoctorTrialsScreenProps = {
  state: Loaded<TrialsFound>;
  filter: TrialsFilter;
  /** Patients who share something now. */
  patients: readonly Person[];
  /** The one whose record is compared; null for none. */
  patient: Person | null;
  /** By what the patient shares, by the id of a study. */
  fits: ReadonlyMap<string, TrialFit>;
  referrals: Loaded<Listed<ReferralRow>>;
  applicants: Loaded<Listed<ApplicantRow>>;
  onReferralsPage: (page: number) => void;
  onApplicantsPage: (page: number) => void;
  onFilter: (filter: TrialsFilter) => void;
  onPatient: (patientId: string | null) => void;
  onMore: () => void;
  onRefer: (trial: TrialRow, patient: Person, draft: AnswerDraft) => Promise<Done>;
  onAnswer: (referral: ReferralRow, draft: AnswerDraft) => Promise<Done>;
  onStep: (applicant: ApplicantRow, status: ApplicantRow['moves'][number]) => Promise<Done>;
  onRetry: () => void;
};

type Open = { what: 'answer'; referral: ReferralRow } | { what: 'refer'; trial: TrialRow; patient: Person };

const nobody = 'nobody';

const answerForm = latePart(async () => (await import('../private/TrialForms')).AnswerForm);
const openPoints = latePart(async () => (await import('../private/OpenPoints')).OpenPoints);

/** Clinical trials for a doctor: who asks, who applied, and what may fit a patient who shares their record. */
export function DoctorTrialsScreen(props: DoctorTrialsScreenProps) {
  const { state, filter, patients, patient, fits, referrals, applicants, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const AnswerForm = useLate(answerForm, { isOpen: open !== null, onOpenChange: () => setOpen(null) });
  usePreload(answerForm);
  const OpenPoints = useLateNow(openPoints, patient !== null);
  const close = (words: string) => (result: object | null) => {
    setOpen(null);
    if (result) showToast({ tone: 'success', message: words });
  };
  return (
    <Page title={m.trials_title()} description={m.trials_description_doctor()} headingRef={heading} isWide>
      <Requests
        state={referrals}
        onAnswer={(referral) => setOpen({ what: 'answer', referral })}
        onPageChange={props.onReferralsPage}
        onRetry={onRetry}
      />
      <Applicants
        state={applicants}
        onStep={props.onStep}
        onPageChange={props.onApplicantsPage}
        onRetry={onRetry}
      />
      <TrialSearch filter={filter} onFilter={props.onFilter} />
      <Card>
        <Stack space={2}>
          <Select
            name="patient"
            label={m.trial_patient()}
            description={m.trial_patient_help()}
            items={[
              { id: nobody, label: m.trial_patient_none() },
              ...patients.map(({ id, name }) => ({ id, label: name })),
            ]}
            value={patient?.id ?? nobody}
            onChange={(id) => props.onPatient(id === nobody ? null : id)}
          />
          {patient && <Text tone="muted">{m.trial_fit_partial()}</Text>}
        </Stack>
      </Card>
      <TrialResults state={state} onMore={props.onMore} onRetry={onRetry}>
        {(trial) => {
          const fit = patient ? fits.get(trial.id) : undefined;
          return (
            <TrialItem
              trial={trial}
              fit={fit}
              more={OpenPoints && fit && <OpenPoints title={trial.title} fit={fit} />}
            >
              {patient && (
                <Button
                  size="small"
                  tone="secondary"
                  onPress={() => setOpen({ what: 'refer', trial, patient })}
                >
                  {m.trial_refer({ name: patient.name })} <VisuallyHidden>{trial.title}</VisuallyHidden>
                </Button>
              )}
            </TrialItem>
          );
        }}
      </TrialResults>
      {AnswerForm && open?.what === 'answer' && (
        <AnswerForm
          title={m.trial_answer_title({ name: sayName(open.referral.patient) })}
          explain={m.trial_answer_explain({ name: sayName(open.referral.patient) })}
          before={{
            status:
              open.referral.status === 'ADVISED_AGAINST' || open.referral.status === 'REFERRED'
                ? open.referral.status
                : null,
            answer: open.referral.answer,
          }}
          onSave={(draft) => props.onAnswer(open.referral, draft)}
          onClose={close(m.trial_answered())}
          focusAfter={heading}
        />
      )}
      {AnswerForm && open?.what === 'refer' && (
        <AnswerForm
          title={m.trial_refer_title({ name: open.patient.name })}
          explain={m.trial_answer_explain({ name: open.patient.name })}
          onSave={(draft) => props.onRefer(open.trial, open.patient, draft)}
          onClose={close(m.trial_referred({ name: open.patient.name }))}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}
