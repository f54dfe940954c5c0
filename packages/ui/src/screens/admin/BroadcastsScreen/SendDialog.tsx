import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DateTimeField } from '../../../components/DateTimeField/DateTimeField';
import { Heading } from '../../../components/Heading/Heading';
import { formatNumber } from '../../../components/private/reading/format-number';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { channelWords, saySegment } from './broadcast-words';
import { preformatted } from './SendDialog.css';
import type { Broadcast, BroadcastDecision, BroadcastPreview, Decide } from './types';

export type SendDialogProps = {
  broadcast: Broadcast;
  preview: Loaded<{ preview: BroadcastPreview }>;
  clock: Clock;
  onDecide: Decide;
  onRetry: () => void;
  onClose: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** How the message will look and how many people are in its group; it cannot be sent before both are there. */
export function SendDialog({ broadcast, preview, clock, onDecide, onRetry, ...dialog }: SendDialogProps) {
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState<string | null>(null);
  const isLater = when === 'later';

  function check() {
    if (!isLater) return { draft: { status: 'SENDING' } as const };
    if (at === null || Date.parse(at) <= Date.parse(clock.now))
      return { faults: [{ name: 'scheduledFor', message: m.broadcast_later_fault() }] };
    return { draft: { status: 'SCHEDULED', scheduledFor: at } as const };
  }

  async function decide(decision: BroadcastDecision) {
    const saved = await onDecide(broadcast, decision);
    if (saved.ok)
      showToast({
        tone: 'success',
        message: isLater ? m.broadcast_plan_done() : m.broadcast_send_done(),
      });
    return saved;
  }

  return (
    <FormDialog<BroadcastDecision, unknown>
      title={m.broadcast_preview_title({ title: broadcast.title })}
      submit={preview.phase === 'ready' ? (isLater ? m.broadcast_plan() : m.broadcast_send()) : null}
      check={check}
      onSave={decide}
      {...dialog}
    >
      {({ messageFor }) => (
        <>
          <Phases state={preview} failed={{ text: m.broadcast_preview_failed() }} onRetry={onRetry}>
            {({ preview: { people, channels } }) => (
              <Stack space={4}>
                <Text>
                  {saySegment(broadcast)}. {sayPeople(people)}
                </Text>
                <Text tone="muted">{m.broadcast_example()}</Text>
                {channels.map(({ channel, title, body }) => (
                  <Stack key={channel} space={1}>
                    <Heading level={3} size={16}>
                      {channelWords[channel]()}
                    </Heading>
                    <div className={preformatted}>
                      {title && <strong>{title}</strong>}
                      {title && '\n'}
                      {body}
                    </div>
                  </Stack>
                ))}
              </Stack>
            )}
          </Phases>
          <RadioGroup
            name="when"
            label={m.broadcast_when()}
            items={[
              { id: 'now', label: m.broadcast_now() },
              { id: 'later', label: m.broadcast_later() },
            ]}
            value={when}
            onChange={(id) => setWhen(id === 'later' ? 'later' : 'now')}
          />
          {isLater && (
            <DateTimeField
              name="scheduledFor"
              label={m.broadcast_later_at()}
              value={at}
              onChange={setAt}
              timeZone={clock.timeZone}
              errorMessage={messageFor('scheduledFor')}
              isRequired
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

function sayPeople({ isWholeRole, count }: BroadcastPreview['people']): string {
  if (count === null) return m.broadcast_people_few();
  return isWholeRole
    ? m.broadcast_people({ count, many: formatNumber(count) })
    : m.broadcast_people_rounded({ many: formatNumber(count) });
}
