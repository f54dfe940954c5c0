import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Text } from '../../../components/Text/Text';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import type { Saved } from '../../../patterns/state';
import { doctorName } from '../../../words/doctor-name';
import type { ConsentRow } from '../types';
import { sayDates, sayKinds } from './consent-words';

/** `isUnsent`: this device keeps it until there is a connection. */
export type Revoked = Saved<{ isUnsent?: boolean }>;

export type RevokeDialogProps = {
  /** Null for all of them. */
  consent: ConsentRow | null;
  isOffline: boolean;
  onRevoke: (consent: ConsentRow) => Promise<Revoked>;
  onRevokeAll?: () => Promise<Revoked>;
  /** Null where nothing was ended. */
  onClose: (result: { isUnsent?: boolean } | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before an access ends, and says until when it goes on where there is no connection. */
export function RevokeDialog({ consent, isOffline, onRevoke, onRevokeAll, ...dialog }: RevokeDialogProps) {
  const words = consent
    ? {
        title: m.sharing_revoke_title({ doctor: doctorName(consent.doctor) }),
        description: m.sharing_revoke_explain(),
        yes: m.sharing_revoke(),
      }
    : {
        title: m.sharing_revoke_all_title(),
        description: m.sharing_revoke_all_explain(),
        yes: m.sharing_revoke_all_yes(),
      };
  const end = async (): Promise<Revoked> =>
    consent ? onRevoke(consent) : ((await onRevokeAll?.()) ?? { ok: false });

  return (
    <DeleteDialog
      {...words}
      no={m.sharing_undo()}
      onDelete={() => end().catch(() => ({ ok: false, message: m.sharing_not_revoked() }))}
      {...dialog}
    >
      {isOffline && <Banner tone="attention">{m.sharing_revoke_offline()}</Banner>}
      {consent && <Text>{whatOf(consent)}</Text>}
    </DeleteDialog>
  );
}

function whatOf({ allowed, asked, entryIds }: ConsentRow): string {
  const { kinds, dates } = allowed ?? asked;
  return entryIds ? m.consent_entries({ count: entryIds.length }) : `${sayKinds(kinds)}. ${sayDates(dates)}.`;
}
