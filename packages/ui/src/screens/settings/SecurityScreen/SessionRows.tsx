import { LogIn, type LucideIcon, Monitor, Smartphone } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { formattingLocale } from '../../../components/private/reading/locale';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { formatWhen } from '../../../components/When/format-when';
import { type Clock, When } from '../../../components/When/When';
import { SettingsRow } from './SettingsRow';
import { nested } from './SettingsRow.css';
import type { Session } from './types';

export type SessionRowsProps = {
  /** All of one device. */
  sessions: readonly [Session, ...Session[]];
  clock: Clock;
  /** The one that is being ended; null for none. */
  ending: string | null;
  isPending: boolean;
  onEnd: (id: string) => void;
};

/** One device: a row where it is signed in once, else its name above a row for each time. */
export function SessionRows({ sessions, clock, ...rest }: SessionRowsProps) {
  const [first, ...others] = sessions;
  const { device } = first;
  const icon = isHandheld(device) ? Smartphone : Monitor;
  if (others.length === 0)
    return <SessionRow session={first} title={device} icon={icon} clock={clock} {...rest} />;
  return (
    <DividedItem>
      <Stack space={2}>
        <Inline space={3}>
          <Icon icon={icon} />
          <Text as="span" weight="bold">
            {device}
          </Text>
          <Text as="span" size={14} tone="muted">
            {m.sessions_of_device({ count: sessions.length })}
          </Text>
        </Inline>
        <div className={nested}>
          <DividedList label={device}>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                title={m.sessions_since({
                  when: formatWhen(session.signedInAt, clock.now, {
                    locale: formattingLocale(),
                    timeZone: clock.timeZone,
                    isInSentence: true,
                  }),
                })}
                icon={LogIn}
                clock={clock}
                {...rest}
              />
            ))}
          </DividedList>
        </div>
      </Stack>
    </DividedItem>
  );
}

type SessionRowProps = Omit<SessionRowsProps, 'sessions'> & {
  session: Session;
  title: string;
  icon: LucideIcon;
};

function SessionRow({ session, title, icon, clock, ending, isPending, onEnd }: SessionRowProps) {
  const isAlone = title === session.device;
  return (
    <SettingsRow
      icon={icon}
      title={title}
      context={isAlone ? undefined : session.device}
      tag={session.isCurrent && <Tag tone="info">{m.sessions_this_device()}</Tag>}
      action={
        session.isCurrent
          ? undefined
          : {
              label: m.sessions_end(),
              isPending: isPending && ending === session.id,
              isDisabled: isPending && ending !== session.id,
              onPress: () => onEnd(session.id),
            }
      }
    >
      <Text size={14} tone="muted">
        {withParts(m.sessions_last_used({ when: part(0) }), [
          <When key="at" at={session.lastUsedAt} clock={clock} isInSentence />,
        ])}
      </Text>
      <Text size={14} tone="muted">
        {withParts(m.sessions_signed_in({ when: part(0), method: methods[session.method]() }), [
          <When key="at" at={session.signedInAt} clock={clock} isInSentence />,
        ])}
      </Text>
    </SettingsRow>
  );
}

const methods: Record<Session['method'], () => string> = {
  password: m.sessions_method_password,
  'password-and-code': m.sessions_method_password_and_code,
  'password-and-recovery-code': m.sessions_method_password_and_recovery_code,
  passkey: m.sessions_method_passkey,
  'sign-up': m.sessions_method_sign_up,
};

/** A hint for the eye only: the words beside the icon name the device. */
const isHandheld = (device: string): boolean => /android|iphone|ipad|mobile/i.test(device);
