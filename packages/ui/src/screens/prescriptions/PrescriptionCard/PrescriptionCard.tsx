import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded, Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { sayWhen } from '../../../words/moment';
import { Section } from '../../private/Section';
import { WrittenPrescription } from '../private/WrittenPrescription';
import type { Prescription } from '../types';

export { sayNote } from '../private/prescription-words';

export type PrescriptionCardProps = {
  /** The prescriptions of the visit, the newest first. */
  state: Loaded<{ prescriptions: readonly Prescription[] }>;
  clock: Clock;
  /** 'YYYY-MM-DD', in India. */
  today: string;
  isOffline: boolean;
  /** Medicines of the newest that are not in the patient's list, and those that are; null while the list is not known. */
  list: { missing: readonly string[]; there: readonly string[] } | null;
  /** Adds the missing ones to the patient's medicines. */
  onAdd: () => Promise<Saved>;
  onDownload: (prescription: Prescription) => void;
  onRetry: () => void;
};

/** The prescription of a visit, for its patient; nothing where none was written. */
export function PrescriptionCard({ state, ...props }: PrescriptionCardProps) {
  if (state.phase === 'ready' && state.prescriptions.length === 0) return null;
  return (
    <Section title={m.rx_title()}>
      <Phases state={state} failed={{ text: m.rx_failed() }} rows={2} level={3} onRetry={props.onRetry}>
        {({ prescriptions: [newest, ...earlier] }) =>
          newest && (
            <Stack space={4}>
              <WrittenPrescription prescription={newest} {...props} />
              {newest.state === 'signed' && (newest.validUntil ?? '') >= props.today && <Adding {...props} />}
              <Actions prescription={newest} {...props} />
              {earlier.map((one) => (
                <Disclosure
                  key={one.id}
                  label={m.rx_earlier()}
                  spokenContext={sayWhen(one.signedAt ?? one.updatedAt, props.clock)}
                >
                  <Stack space={4}>
                    <WrittenPrescription prescription={one} {...props} />
                    <Actions prescription={one} {...props} />
                  </Stack>
                </Disclosure>
              ))}
            </Stack>
          )
        }
      </Phases>
    </Section>
  );
}

type PartProps = Omit<PrescriptionCardProps, 'state'>;

function Actions({ prescription, isOffline, onDownload }: PartProps & { prescription: Prescription }) {
  return (
    <Inline space={2}>
      <Button
        tone="secondary"
        icon={Download}
        isDisabled={isOffline}
        onPress={() => onDownload(prescription)}
      >
        {m.rx_download()}
      </Button>
    </Inline>
  );
}

/** Says what adding does before it is done: what is in the list stays as it is there. */
function Adding({ list, isOffline, onAdd }: PartProps) {
  const [isDone, setIsDone] = useState(false);
  const { isPending, refused, save } = useSave<unknown, never>(() => setIsDone(true));
  if (list === null) return <Text size={14}>{m.rx_list_unknown()}</Text>;
  const { missing, there } = list;
  return (
    <Stack space={2}>
      {missing.length > 0 && (
        <>
          <div>
            <Button
              needs="manage"
              icon={Plus}
              isPending={isPending}
              isDisabled={isOffline}
              onPress={() => void save(onAdd)}
            >
              {m.rx_add_to_medicines()}
            </Button>
          </div>
          <Text size={14}>{m.rx_add_means({ names: missing.join(', ') })}</Text>
        </>
      )}
      {isDone && missing.length === 0 && <Banner tone="done">{m.rx_added()}</Banner>}
      {!isDone && there.length > 0 && <Text size={14}>{m.rx_add_there({ names: there.join(', ') })}</Text>}
      {refused && <Banner tone="critical">{refused.message}</Banner>}
    </Stack>
  );
}
