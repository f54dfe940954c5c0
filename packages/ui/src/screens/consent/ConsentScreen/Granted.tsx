import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import type { RevokeDialogProps } from '../private/RevokeDialog';
import type { ConsentRow } from '../types';

export type GrantedProps = Pick<RevokeDialogProps, 'onRevoke'> & {
  consent: ConsentRow;
  isOffline: boolean;
  /** Goes on sharing what would end once there is a connection. */
  onUndoRevoke: (consent: ConsentRow) => void;
  heading: RefObject<HTMLHeadingElement | null>;
};

const revokeDialog = latePart(async () => (await import('../private/RevokeDialog')).RevokeDialog);

/** The way to end an access, or that its end waits. */
export function Granted({ consent, isOffline, onRevoke, onUndoRevoke, heading }: GrantedProps) {
  const [isEnding, setIsEnding] = useState(false);
  const RevokeDialog = useLate(revokeDialog, { isOpen: isEnding, onOpenChange: setIsEnding });
  usePreload(revokeDialog);
  if (consent.isEnding)
    return (
      <Banner
        tone="attention"
        action={
          <Button tone="secondary" size="small" onPress={() => onUndoRevoke(consent)}>
            {m.sharing_undo()}
          </Button>
        }
      >
        {m.sharing_revoke_kept()}
      </Banner>
    );
  return (
    <div>
      <Button tone="critical" isPending={isEnding && !RevokeDialog} onPress={() => setIsEnding(true)}>
        {m.sharing_revoke()}
      </Button>
      {isEnding && RevokeDialog && (
        <RevokeDialog
          consent={consent}
          isOffline={isOffline}
          onRevoke={onRevoke}
          onClose={() => setIsEnding(false)}
          focusAfter={heading}
        />
      )}
    </div>
  );
}
