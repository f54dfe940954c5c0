import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Inline } from '../../../components/Inline/Inline';
import { Select } from '../../../components/Select/Select';
import { Text } from '../../../components/Text/Text';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Done, Person, TrialRow } from '../types';

export type PublishFormProps = {
  trial: TrialRow;
  /** Doctors whose registration is verified. */
  doctors: readonly Person[];
  onPublish: (trial: TrialRow, coordinatorId: string | null) => Promise<Done>;
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

const nobody = 'nobody';

/** Publishes a study, and names the doctor of this installation who answers for it. */
export function PublishForm({ trial, doctors, onPublish, ...common }: PublishFormProps) {
  const [doctorId, setDoctorId] = useState(trial.coordinator?.id ?? nobody);
  return (
    <FormDialog
      {...common}
      title={m.trials_publish_title()}
      description={m.trials_publish_explain()}
      submit={m.trials_publish()}
      check={() => ({ draft: doctorId === nobody ? null : doctorId })}
      onSave={(coordinatorId: string | null) => onPublish(trial, coordinatorId)}
    >
      {({ messageFor }) => (
        <>
          <Inline space={2}>
            <Text>{trial.title}</Text>
          </Inline>
          <Select
            name="coordinatorId"
            label={m.trials_coordinator()}
            items={[
              { id: nobody, label: m.trials_coordinator_none() },
              ...doctors.map(({ id, name }) => ({ id, label: name })),
            ]}
            value={doctorId}
            onChange={setDoctorId}
            errorMessage={messageFor('coordinatorId')}
          />
        </>
      )}
    </FormDialog>
  );
}
