import { type RefObject, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Select } from '../../../components/Select/Select';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { Page } from '../../../patterns/Page/Page';
import type { Loaded } from '../../../patterns/state';
import { TrialItem } from '../private/TrialItem';
import { TrialResults } from '../private/TrialResults';
import { sayDoctor } from '../private/trial-words';
import type { Done, Person, TrialRow, TrialsFound } from '../types';
import { ImportCard, type ImportState } from './ImportCard';

export type { ImportState } from './ImportCard';

export type VisibilityFilter = 'all' | TrialRow['visibility'];

export type ManageTrialsScreenProps = {
  state: Loaded<TrialsFound>;
  visibility: VisibilityFilter;
  /** Doctors whose registration is verified. */
  doctors: readonly Person[];
  importing: ImportState;
  onVisibility: (visibility: VisibilityFilter) => void;
  onImport: (file: File) => void;
  onPublish: (trial: TrialRow, coordinatorId: string | null) => Promise<Done>;
  onHide: (trial: TrialRow) => Promise<Done>;
  onMore: () => void;
  onRetry: () => void;
};

const words: Record<TrialRow['visibility'], () => string> = {
  DRAFT: m.trials_visibility_DRAFT,
  PUBLISHED: m.trials_visibility_PUBLISHED,
  HIDDEN: m.trials_visibility_HIDDEN,
};

/** Lets an administrator import studies, publish them and take them back. */
export function ManageTrialsScreen(props: ManageTrialsScreenProps) {
  const { state, visibility, doctors, importing, onMore, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [publishing, setPublishing] = useState<TrialRow | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function hide(trial: TrialRow) {
    const done = await props.onHide(trial);
    setFailure(done.ok ? null : (done.message ?? m.trials_failed()));
    if (done.ok) showToast({ tone: 'success', message: m.trials_hidden() });
  }

  return (
    <Page
      title={m.trials_manage_title()}
      description={m.trials_manage_description()}
      up={{ href: '/dashboard/clinical-trials', label: m.trials_up() }}
      headingRef={heading}
      isWide
    >
      <ImportCard state={importing} onImport={props.onImport} />
      {failure && <Banner tone="attention">{failure}</Banner>}
      <SegmentedControl
        label={m.trials_visibility()}
        items={[
          { id: 'all' as const, label: m.trials_visibility_all() },
          ...(['DRAFT', 'PUBLISHED', 'HIDDEN'] as const).map((id) => ({ id, label: words[id]() })),
        ]}
        value={visibility}
        onChange={props.onVisibility}
      />
      <TrialResults state={state} onMore={onMore} onRetry={onRetry}>
        {(trial) => (
          <TrialItem trial={trial}>
            <Tag>{words[trial.visibility]()}</Tag>
            {trial.coordinator && (
              <Text size={14} tone="muted">
                {m.trials_coordinator_of({ name: sayDoctor(trial.coordinator) })}
              </Text>
            )}
            <Button size="small" tone="secondary" onPress={() => setPublishing(trial)}>
              {m.trials_publish()} <VisuallyHidden>{trial.title}</VisuallyHidden>
            </Button>
            {trial.visibility !== 'HIDDEN' && (
              <Button size="small" tone="quiet" onPress={() => void hide(trial)}>
                {m.trials_hide()} <VisuallyHidden>{trial.title}</VisuallyHidden>
              </Button>
            )}
          </TrialItem>
        )}
      </TrialResults>
      {publishing && (
        <PublishForm
          trial={publishing}
          doctors={doctors}
          onPublish={props.onPublish}
          onClose={(result) => {
            setPublishing(null);
            if (result) showToast({ tone: 'success', message: m.trials_published() });
          }}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}

type PublishProps = Pick<ManageTrialsScreenProps, 'doctors' | 'onPublish'> & {
  trial: TrialRow;
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

const nobody = 'nobody';

function PublishForm({ trial, doctors, onPublish, ...common }: PublishProps) {
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
