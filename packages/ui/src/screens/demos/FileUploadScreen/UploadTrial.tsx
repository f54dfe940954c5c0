import { Files, Pause, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { formatSize } from '../../../components/FileField/check-file';
import { Inline } from '../../../components/Inline/Inline';
import { Progress } from '../../../components/Progress/Progress';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { TrialProgress, UploadTrialState } from './types';

export type UploadTrialProps = {
  state: UploadTrialState;
  /** The most that is taken, in bytes. */
  maxSize: number;
  onChoose: (file: File) => void;
  /** Asked for a file that is made on this device. */
  onSample: () => void;
  onPause: () => void;
  onResume: () => void;
  /** Ends it, and forgets the file. */
  onCancel: () => void;
};

const sizeOf = (bytes: number) => formatSize(bytes, formattingLocale());

/** One file on its way in parts: it can pause, goes on over lines that break, and is kept nowhere. */
export function UploadTrial(props: UploadTrialProps) {
  const { state } = props;
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = state.phase === 'empty';
  const stage = isEmpty
    ? 'choice'
    : state.phase === 'done' || state.phase === 'failed'
      ? 'over'
      : 'on its way';
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    // The button that was pressed is gone, and its focus with it.
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, [stage]);
  return (
    <div ref={place}>
      <Card>
        <Stack space={5}>{isEmpty ? <Choice {...props} /> : <OnItsWay {...props} state={state} />}</Stack>
      </Card>
    </div>
  );
}

const refusals = {
  empty: m.demo_upload_empty,
  size: m.demo_upload_too_large,
  unreadable: m.demo_upload_unreadable,
};

function Choice({ state, maxSize, onChoose, onSample }: UploadTrialProps) {
  const refusal = state.phase === 'empty' ? state.refusal : null;
  const limit = sizeOf(maxSize);
  return (
    <>
      <Text>{m.demo_upload_limits({ limit })}</Text>
      <Inline space={3}>
        <FileTrigger
          onSelect={(files) => {
            if (files?.[0]) onChoose(files[0]);
          }}
        >
          <Button icon={Files}>{m.demo_upload_choose()}</Button>
        </FileTrigger>
        <Button tone="secondary" onPress={onSample}>
          {m.demo_upload_sample()}
        </Button>
      </Inline>
      {refusal && (
        <div role="alert">
          <Text>{refusals[refusal]({ limit })}</Text>
        </div>
      )}
    </>
  );
}

type OnItsWayProps = UploadTrialProps & { state: Exclude<UploadTrialState, { phase: 'empty' }> };

const words = {
  sending: m.demo_upload_sending,
  paused: m.demo_upload_paused,
  waiting: m.demo_upload_waiting,
} as const;
const failures = { altered: m.demo_upload_altered, refused: m.demo_upload_refused };

function OnItsWay({ state, onPause, onResume, onCancel }: OnItsWayProps) {
  const { phase, file, sentBytes } = state;
  return (
    <>
      <Stack space={1}>
        <Text weight="bold">
          {file.name}, {sizeOf(file.size)}
        </Text>
        <Progress
          label={m.demo_upload_progress()}
          value={sentBytes}
          max={file.size}
          valueText={m.demo_upload_bytes({ sent: sizeOf(sentBytes), whole: sizeOf(file.size) })}
        />
        <Text size={14} tone="muted">
          {partsOf(state)}
        </Text>
      </Stack>
      {phase === 'done' && (
        <Banner tone="done" title={m.demo_upload_done_title()}>
          {state.isCompared ? m.demo_upload_done() : m.demo_upload_done_counted()}
        </Banner>
      )}
      {phase === 'failed' && (
        <Banner tone="attention" title={m.demo_upload_failed_title()}>
          {failures[state.why]()}
        </Banner>
      )}
      {phase !== 'done' && phase !== 'failed' && (
        <div role="status">
          <Text>{words[phase]()}</Text>
        </div>
      )}
      <Inline space={3}>
        {phase === 'done' || phase === 'failed' ? (
          <Button tone="secondary" onPress={onCancel}>
            {m.demo_upload_another()}
          </Button>
        ) : (
          <>
            <Button
              tone={phase === 'paused' ? 'primary' : 'secondary'}
              icon={phase === 'paused' ? Play : Pause}
              onPress={phase === 'paused' ? onResume : onPause}
            >
              {phase === 'paused' ? m.demo_upload_resume() : m.demo_upload_pause()}
            </Button>
            <Button tone="quiet" onPress={onCancel}>
              {m.demo_upload_cancel()}
            </Button>
          </>
        )}
      </Inline>
    </>
  );
}

const partsOf = ({ sentParts, parts, isCompared }: TrialProgress) =>
  isCompared
    ? m.demo_upload_parts({ sent: sentParts, count: parts })
    : m.demo_upload_parts_counted({ sent: sentParts, count: parts });
