import { Download, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { WrittenPrescription } from '../private/WrittenPrescription';
import type { Prescription } from '../types';

export type SignedPartProps = {
  prescription: Prescription;
  title: string;
  /** The patient's first name. */
  name: string;
  clock: Clock;
  today: string;
  isOffline: boolean;
  onCancel: (prescription: Prescription, reason: string) => Promise<Saved>;
  onDownload: (prescription: Prescription) => void;
  /** Begins one that replaces it; left out where none can be written, or one is being written. */
  onReplace?: (() => void) | undefined;
};

const cancelDialog = latePart(
  async () => (await import('./CancelPrescriptionDialog')).CancelPrescriptionDialog,
);

/** Shows its doctor a prescription that was signed: it stays as it is, and can be cancelled or replaced. */
export function SignedPart({ prescription, title, name, clock, today, isOffline, ...on }: SignedPartProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const Dialog = useLate(cancelDialog, { isOpen: isCancelling, onOpenChange: setIsCancelling });
  const heading = useRef<HTMLHeadingElement>(null);
  const isStanding = prescription.state === 'signed';
  usePreload(cancelDialog, isStanding && !isOffline);
  return (
    <Card as="section">
      <Stack space={4}>
        <Heading level={2} ref={heading} isFocusTarget>
          {title}
        </Heading>
        <WrittenPrescription {...{ prescription, clock, today }} />
        <Inline space={2}>
          <Button
            tone="secondary"
            icon={Download}
            isDisabled={isOffline}
            onPress={() => on.onDownload(prescription)}
          >
            {m.rx_download()}
          </Button>
          {on.onReplace && (
            <Button tone="secondary" icon={Pencil} isDisabled={isOffline} onPress={on.onReplace}>
              {isStanding ? m.rx_replace() : m.rx_write_anew()}
            </Button>
          )}
          {isStanding && (
            <Button
              tone="secondary"
              isDisabled={isOffline}
              isPending={isCancelling && !Dialog}
              onPress={() => setIsCancelling(true)}
            >
              {m.rx_cancel()}
            </Button>
          )}
        </Inline>
      </Stack>
      {Dialog && isCancelling && (
        <Dialog
          name={name}
          onCancel={(reason) => on.onCancel(prescription, reason)}
          onClose={() => setIsCancelling(false)}
          focusAfter={heading}
        />
      )}
    </Card>
  );
}
