import { Banner } from '@nadi/ui/components/Banner';
import { Button } from '@nadi/ui/components/Button';
import { Inline } from '@nadi/ui/components/Inline';
import { Text } from '@nadi/ui/components/Text';
import { pathIn, type Stage } from './stage';

const subjects = { verification: 'Confirm your e-mail address', reset: 'Set a new password' };

type LeftNoticeProps = { href: string; stage: Stage; onDone: () => void };

/** In place of a page of the server's own, which the catalogue does not have. Of the mailbox it has the mails. */
export function LeftNotice({ href, stage, onDone }: LeftNoticeProps) {
  const isMailbox = href.startsWith('/dev/mail');
  return (
    <Banner
      tone="info"
      title={isMailbox ? 'Mails that were sent' : 'Not in the catalogue'}
      onDismiss={onDone}
    >
      {isMailbox ? (
        <Inline space={2}>
          {stage.world.mails.length === 0 && <Text>None yet.</Text>}
          {stage.world.mails.toReversed().map((mail) => (
            <Button
              key={mail.token}
              tone="secondary"
              onPress={() => {
                onDone();
                stage.follow(pathIn(mail));
              }}
            >
              {`${subjects[mail.kind]}: ${mail.to}`}
            </Button>
          ))}
        </Inline>
      ) : (
        <Text>{`This link leads to ${href}, a page of the server.`}</Text>
      )}
    </Banner>
  );
}
