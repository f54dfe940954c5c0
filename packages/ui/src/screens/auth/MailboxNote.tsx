import * as m from '../../../generated/messages/messages';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';

/** Where the mail of an installation that sends none is to be read. */
export function MailboxNote({ href }: { href: string }) {
  return (
    <Text size={14} tone="muted">
      {m.verify_mailbox_description()} <Link href={href}>{m.verify_mailbox()}</Link>
    </Text>
  );
}
