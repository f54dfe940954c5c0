import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import type { Saved } from '../../../patterns/state';
import { written } from './HealthLinksScreen.css';
import type { LinkRow } from './types';

export type EndLinkDialogProps = {
  link: LinkRow;
  onEnd: (link: LinkRow) => Promise<Saved>;
  /** Null where it was not ended. */
  onClose: (result: object | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before a link ends, and names it. */
export function EndLinkDialog({ link, onEnd, ...dialog }: EndLinkDialogProps) {
  return (
    <DeleteDialog
      title={m.links_end_title()}
      description={m.links_end_explain()}
      yes={m.links_end_yes()}
      onDelete={() => onEnd(link).catch(() => ({ ok: false, message: m.links_not_ended() }))}
      {...dialog}
    >
      <div className={written}>
        <Text>{link.label}</Text>
      </div>
    </DeleteDialog>
  );
}
