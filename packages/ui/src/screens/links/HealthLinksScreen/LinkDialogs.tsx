import type { RefObject } from 'react';
import type { Clock } from '../../../components/When/When';
import { EndLinkDialog, type EndLinkDialogProps } from './EndLinkDialog';
import { MakeLinkDialog, type MakeLinkDialogProps } from './MakeLinkDialog';
import { OpeningsDialog } from './OpeningsDialog';
import { ShowLinkDialog } from './ShowLinkDialog';
import type { LinkRow, OpeningsState } from './types';

/** The dialog that is open over the page. */
export type OpenDialog =
  | { what: 'make' }
  | { what: 'show'; address: string; passcode?: string | null }
  | { what: 'openings' | 'end'; link: LinkRow };

export type LinkDialogsProps = Pick<MakeLinkDialogProps, 'suggestedPasscode' | 'onMake'> &
  Pick<EndLinkDialogProps, 'onEnd'> & {
    open: OpenDialog;
    openings: OpeningsState;
    clock: Clock;
    onOpenings: (question: { id: string; page: number }) => void;
    onMade: MakeLinkDialogProps['onClose'];
    onEnded: EndLinkDialogProps['onClose'];
    onClose: () => void;
    focusAfter: RefObject<HTMLElement | null>;
  };

/** The dialogs of the page, fetched together: each by itself would split the code of other pages too. */
export function LinkDialogs({ open, onClose, ...props }: LinkDialogsProps) {
  switch (open.what) {
    case 'make':
      return (
        <MakeLinkDialog
          suggestedPasscode={props.suggestedPasscode}
          onMake={props.onMake}
          onClose={props.onMade}
        />
      );
    case 'show':
      return (
        <ShowLinkDialog
          address={open.address}
          {...(open.passcode !== undefined && { passcode: open.passcode })}
          onClose={onClose}
        />
      );
    case 'openings':
      return (
        <OpeningsDialog
          state={props.openings}
          clock={props.clock}
          onPageChange={(page) => props.onOpenings({ id: open.link.id, page })}
          onClose={onClose}
        />
      );
    case 'end':
      return (
        <EndLinkDialog
          link={open.link}
          onEnd={props.onEnd}
          onClose={props.onEnded}
          focusAfter={props.focusAfter}
        />
      );
  }
}
