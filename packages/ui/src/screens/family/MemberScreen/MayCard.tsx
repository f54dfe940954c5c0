import { Eye, Lock, type LucideIcon, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { type ActingLevel, type Pronoun, pronounOf } from '../../../acting';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Divider } from '../../../components/Divider/Divider';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { dayOf } from '../../../components/When/format-when';
import { levelNames, sayGuardians } from '../../../words/family';
import { sayDay } from '../../../words/moment';
import { grows } from '../private/family.css';
import type { MemberRow } from '../types';

const forbidden: Record<ActingLevel, (said: { who: Pronoun }) => string> = {
  view: m.family_not_view,
  manage: m.family_not_manage,
  full: m.family_not_full,
  guardian: m.family_not_guardian,
};

type MayCardProps = {
  member: MemberRow;
  timeZone: string;
  isOffline: boolean;
  onLeave: () => void;
};

/** Shows the level of a right to act, its first day and its last. */
export function MayCard({ member, timeZone, isOffline, onLeave }: MayCardProps) {
  const { level, since, until, guardians, hasAccount } = member;
  const who = pronounOf(member.gender);
  const isGuardian = level === 'guardian';
  const day = sayDay(dayOf(since, timeZone));
  const isOnlyGuardian = isGuardian && guardians.length < 2;
  return (
    <Card as="section" aria-labelledby="may">
      <Stack space={4}>
        <Inline justify="between">
          <Heading level={2} id="may">
            {m.family_what_may()}
          </Heading>
          <Tag tone="info">{levelNames[level]()}</Tag>
        </Inline>
        <Line icon={Eye} word={m.family_see()}>
          {m.family_see_what({ who })}
        </Line>
        {level !== 'view' && (
          <Line icon={Pencil} word={m.family_do()}>
            {isGuardian ? m.family_do_guardian({ who }) : m.family_do_what()}
          </Line>
        )}
        <Line icon={Lock} word={m.family_not()}>
          {forbidden[level]({ who })}
        </Line>
        <Divider />
        <Text size={14} tone="muted">
          {isGuardian ? m.family_since_guardian({ day }) : m.family_since({ who, day })}{' '}
          {guardians.length > 0
            ? sayGuardians(guardians)
            : until === null
              ? m.family_ends_never()
              : m.family_ends_on({ day: sayDay(until) })}{' '}
          {isGuardian
            ? until !== null && m.family_acts_until({ name: member.firstName, day: sayDay(until) })
            : m.family_either()}
        </Text>
        {isOnlyGuardian ? (
          <Text size={14} tone="muted">
            {hasAccount ? m.family_only_guardian_until() : m.family_only_guardian()}
          </Text>
        ) : (
          <div>
            <Button tone="secondary" size="small" isDisabled={isOffline} onPress={onLeave}>
              {m.family_leave()}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function Line({ icon, word, children }: { icon: LucideIcon; word: string; children: ReactNode }) {
  return (
    <Inline space={3} align="start" isWrapping={false}>
      <Icon icon={icon} />
      <div className={grows}>
        <Text>
          <strong>{word}</strong> {children}
        </Text>
      </div>
    </Inline>
  );
}
