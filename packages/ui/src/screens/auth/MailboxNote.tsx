import * as m from '../../../generated/messages/messages';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';

/** A link to the mailbox of an installation that sends no e-mail. */
export function MailboxNote({ href }: { href: string }) {
  return (
    <Text size={14} tone="muted">
      {m.verify_mailbox_description()} <Link href={href}>{m.verify_mailbox()}</Link>
    </Text>
  );
}
