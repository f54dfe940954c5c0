import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { CopyText } from '../../../components/CopyText/CopyText';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Link } from '../../../components/Link/Link';
import { QrCode } from '../../../components/QrCode/QrCode';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';

export type ShowLinkDialogProps = {
  address: string;
  /** Told once, when the link was made; null where it has none, undefined where it was told before. */
  passcode?: string | null;
  onClose: () => void;
};

/** A link to be scanned, or passed on as text. */
export function ShowLinkDialog({ address, passcode, onClose }: ShowLinkDialogProps) {
  const isNew = passcode !== undefined;
  return (
    <Dialog
      title={isNew ? m.links_done_title() : m.links_shown_title()}
      description={m.links_done_explain()}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={<Button onPress={onClose}>{m.links_close()}</Button>}
    >
      <Stack space={5}>
        <Stack align="center" space={3}>
          <QrCode value={address} label={m.links_qr()} />
          <Link href={address} isAlone>
            {m.links_try()}
          </Link>
        </Stack>
        <CopyText value={address} shown={shortened(address)} copyLabel={m.links_copy()} />
        {passcode && (
          <Stack space={2}>
            <Text weight="bold">{m.links_passcode()}</Text>
            <CopyText value={passcode} copyLabel={m.links_passcode_copy()} />
            <Text size={14} tone="muted">
              {m.links_passcode_once()}
            </Text>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

/** Shortens an address that nobody types: its beginning tells where it leads. */
const shortened = (address: string): string => `${address.slice(0, 48)}...`;
