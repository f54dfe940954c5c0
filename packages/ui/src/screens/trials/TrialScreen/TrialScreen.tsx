import { Bookmark, BookmarkCheck } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { sayDoctor, sayFit } from '../private/trial-words';
import type { Done, InterestDraft, Person, QuestionDraft, TrialDetail, TrialFit } from '../types';
import { Compared } from './Compared';
import { FitCards } from './FitCards';
import { TalkCard } from './TalkCard';
import { TrialFacts } from './TrialFacts';

export type { InterestDraft, QuestionDraft } from '../types';

/** The parts that only a patient has beside the study itself. */
export type OwnTrial = {
  fit: TrialFit | null;
  isSaved: boolean;
  /** Doctors who can see something of the record now; null if they could not be loaded. */
  doctors: readonly Person[] | null;
  /** When an interest was sent that is not withdrawn; null if none was. */
  interestSentAt: string | null;
  /** Other studies that the person saved, with their fit. */
  compared: readonly { id: string; title: string; fit: TrialFit | null }[];
};

export type TrialScreenProps = {
  state: Loaded<{ trial: TrialDetail }> | { phase: 'absent' };
  /** Null for whoever has no record here. */
  own: Loaded<OwnTrial> | null;
  onSave: (isSaved: boolean) => Promise<Done>;
  onAsk: (draft: QuestionDraft) => Promise<Done>;
  onInterest: (draft: InterestDraft) => Promise<Done>;
  onRetry: () => void;
};

const questionForm = latePart(async () => (await import('../private/TrialForms')).QuestionForm);
const interestForm = latePart(async () => (await import('../private/TrialForms')).InterestForm);

/** One study: how the record fits it and what would settle what is open, before anything about the study itself. */
export function TrialScreen(props: TrialScreenProps) {
  const { state, own, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const trial = state.phase === 'ready' ? state.trial : null;
  const fit = own?.phase === 'ready' ? own.fit : null;
  return (
    <Page
      title={fit && trial ? sayFit(fit, trial) : (trial?.title ?? m.trials_title())}
      {...(fit && trial && { description: trial.title })}
      up={{ href: '/dashboard/clinical-trials', label: m.trials_up() }}
      headingRef={heading}
      isWide
    >
      <Phases
        state={state}
        failed={{ title: m.trials_failed(), text: m.trials_failed_text() }}
        onRetry={onRetry}
      >
        {(content) =>
          'trial' in content ? (
            <Ready {...props} trial={content.trial} heading={heading} />
          ) : (
            <EmptyState title={m.trial_absent_title()}>{m.trial_absent()}</EmptyState>
          )
        }
      </Phases>
    </Page>
  );
}

type ReadyProps = TrialScreenProps & { trial: TrialDetail; heading: RefObject<HTMLHeadingElement | null> };

function Ready({ trial, own, heading, onSave, onAsk, onInterest, onRetry }: ReadyProps) {
  const [open, setOpen] = useState<'question' | 'interest' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ready = own?.phase === 'ready' ? own : null;
  const onOpenChange = () => setOpen(null);
  const QuestionForm = useLate(questionForm, { isOpen: open === 'question', onOpenChange });
  const InterestForm = useLate(interestForm, { isOpen: open === 'interest', onOpenChange });
  usePreload(questionForm, ready !== null);
  const close = (words: string) => (result: object | null) => {
    setOpen(null);
    if (result) showToast({ tone: 'success', message: words });
  };

  async function save(isSaved: boolean) {
    const saved = await onSave(isSaved);
    setFailure(saved.ok ? null : (saved.message ?? m.trials_failed()));
  }

  return (
    <Stack space={5}>
      {trial.isSample && <Banner tone="info">{m.trials_sample_text()}</Banner>}
      {failure && <Banner tone="attention">{failure}</Banner>}
      {ready && (
        <div>
          <Button
            size="small"
            tone="secondary"
            icon={ready.isSaved ? BookmarkCheck : Bookmark}
            onPress={() => void save(!ready.isSaved)}
          >
            {ready.isSaved ? m.trial_unsave() : m.trial_save()}
          </Button>
        </div>
      )}
      <Grid columns={{ narrow: 1, wide: own ? 'main-aside' : 1 }} align="start">
        {own && (
          <Phases
            state={own}
            failed={{ title: m.trials_failed(), text: m.trials_failed_text() }}
            onRetry={onRetry}
          >
            {({ fit }) => (fit ? <FitCards fit={fit} /> : null)}
          </Phases>
        )}
        <Stack space={5}>
          {ready && (
            <TalkCard
              trial={trial}
              own={ready}
              onAsk={() => setOpen('question')}
              onInterest={() => setOpen('interest')}
            />
          )}
          <TrialFacts trial={trial} />
          {own && <NothingLeaves />}
        </Stack>
      </Grid>
      {ready?.fit && ready.compared.length > 0 && (
        <Compared trial={{ id: trial.id, title: trial.title, fit: ready.fit }} others={ready.compared} />
      )}
      {ready && QuestionForm && open === 'question' && (
        <QuestionForm
          doctors={ready.doctors ?? []}
          onSave={onAsk}
          onClose={close(m.trial_asked())}
          focusAfter={heading}
        />
      )}
      {trial.coordinator && InterestForm && open === 'interest' && (
        <InterestForm
          coordinator={sayDoctor(trial.coordinator)}
          onSave={onInterest}
          onClose={close(m.trial_interest_sent())}
          focusAfter={heading}
        />
      )}
    </Stack>
  );
}

function NothingLeaves() {
  return (
    <Card tone="sunken">
      <Stack space={2}>
        <Heading level={2}>{m.trial_nothing_leaves()}</Heading>
        <Text size={14}>{m.trial_nothing_leaves_1()}</Text>
        <Text size={14}>{m.trial_nothing_leaves_2()}</Text>
        <Text size={14}>{m.trial_nothing_leaves_3()}</Text>
      </Stack>
    </Card>
  );
}
