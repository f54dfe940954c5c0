import { brand } from '@nadi/brand';
import { Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { pronounOf, useActing } from '../../../acting';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { latePart, useLate } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { dayOf } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Kept, Listed, Loaded, Saved } from '../../../patterns/state';
import { familyRelationships, sayAge } from '../../../words/family';
import { genderLabels } from '../../private/patient-questions/labels';
import { ActivityList } from '../private/ActivityList';
import { grows, named, urgent } from '../private/family.css';
import { HandOversCard } from '../private/HandOversCard';
import type { ActivityRow, HandOverRow, MemberRow } from '../types';
import { MayCard } from './MayCard';
import type { MemberActions, OpenDialog } from './MemberDialogs';
import { ReviewCard } from './ReviewCard';

export type * from '../types';

export type MemberScreenProps = MemberActions & {
  state: Kept<{ member: MemberRow }>;
  activity: Loaded<Listed<ActivityRow>>;
  /** The hand-over of the record at 18, once it is near; `failed` if that could not be read. @default null */
  handOver?: HandOverRow | 'failed' | null;
  clock: Clock;
  /** Nothing is changed or ended then. @default false */
  isOffline?: boolean;
  /** It is the person for whom the page is. */
  isCurrent: boolean;
  onActFor: (member: MemberRow) => void;
  /** Shows the growth charts, which are for people under 18, as the page of this person. */
  onShowGrowth: (member: MemberRow) => void;
  onConfirmReview: () => Promise<Saved<object>>;
  onPageChange: (page: number) => void;
  onRetry: () => void;
  onRetryActivity: () => void;
  onRetryHandOver: () => void;
};

const memberDialogs = latePart(async () => (await import('./MemberDialogs')).MemberDialogs);

/** A person whom one looks after: what one may do, and what was done. */
export function MemberScreen(props: MemberScreenProps) {
  const { state, activity, clock, handOver = null, isOffline = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const MemberDialogs = useLate(memberDialogs, { isOpen: open !== null, onOpenChange: () => setOpen(null) });
  const isReady = state.phase === 'ready';
  const member = isReady ? state.member : null;
  const who = pronounOf(member?.gender ?? null);

  return (
    <div className={named}>
      <Page
        title={member ? `${member.firstName} ${member.lastName}` : m.family_member_title()}
        up={{ href: '/dashboard/family', label: m.family_title() }}
        headingRef={heading}
        age={
          isReady && state.readAt ? (
            <ReadAge readAt={state.readAt} clock={clock} isOffline={isOffline} />
          ) : null
        }
      >
        <Phases
          state={state}
          isOffline={isOffline}
          failed={{ title: m.family_failed_title(), text: m.family_failed() }}
          notOnDevice={{ title: m.family_failed_title(), text: m.family_not_on_device() }}
          forbidden={{
            title: m.family_gone_title(),
            text: m.family_gone(),
            action: <Button href="/dashboard/family">{m.family_gone_back()}</Button>,
          }}
          onRetry={props.onRetry}
        >
          {({ member }) => (
            <Stack space={6}>
              <Who {...props} member={member} isOffline={isOffline} onOpen={setOpen} />
              {member.isReviewDue && (
                <ReviewCard
                  member={member}
                  isOffline={isOffline}
                  onConfirm={props.onConfirmReview}
                  focusAfter={heading}
                />
              )}
              <HandOversCard
                handOvers={handOver === 'failed' ? handOver : handOver ? [handOver] : []}
                onRetry={props.onRetryHandOver}
                clock={clock}
                isOffline={isOffline}
                onSend={() => setOpen('take-over')}
                onWithdraw={() => setOpen('withdraw-take-over')}
              />
              <MayCard
                member={member}
                timeZone={clock.timeZone}
                isOffline={isOffline}
                onLeave={() => setOpen('leave')}
              />
              <ListCard
                title={m.family_activity({ who })}
                description={
                  member.hasAccount
                    ? m.family_activity_reads({ name: member.firstName })
                    : m.family_activity_guardians()
                }
                state={activity}
                things={m.family_activity_count}
                isOffline={isOffline}
                failed={{ text: m.family_activity_failed() }}
                empty={{ text: m.family_activity_empty({ who }) }}
                onPageChange={props.onPageChange}
                onRetry={props.onRetryActivity}
              >
                {({ rows }) => <ActivityList label={m.family_activity({ who })} rows={rows} clock={clock} />}
              </ListCard>
              <Inline space={3} align="start" isWrapping={false}>
                <Icon icon={Phone} />
                <div className={grows}>
                  <Stack space={1}>
                    <Text weight="bold">{m.family_unwell({ who })}</Text>
                    <Text size={14}>
                      {m.family_unwell_call()}{' '}
                      <span className={urgent}>
                        <Link href={`tel:${brand.emergencyNumber}`}>{brand.emergencyNumber}</Link>
                      </span>{' '}
                      {m.family_unwell_or()}{' '}
                      <span className={urgent}>
                        <Link href={`tel:${brand.ambulanceNumber}`}>{brand.ambulanceNumber}</Link>
                      </span>{' '}
                      {m.family_unwell_ambulance()}
                    </Text>
                  </Stack>
                </div>
              </Inline>
            </Stack>
          )}
        </Phases>
        {open && member && MemberDialogs && (
          <MemberDialogs
            {...props}
            open={open}
            member={member}
            handOver={handOver === 'failed' ? null : handOver}
            onClose={() => setOpen(null)}
            focusAfter={heading}
          />
        )}
      </Page>
    </div>
  );
}

type WhoProps = Pick<MemberScreenProps, 'clock' | 'isCurrent' | 'onActFor' | 'onShowGrowth'> & {
  member: MemberRow;
  isOffline: boolean;
  onOpen: (open: OpenDialog) => void;
};

/** Names the member, with the ways to act for them and to correct their facts. */
function Who({ member, clock, isCurrent, isOffline, onActFor, onShowGrowth, onOpen }: WhoProps) {
  const { firstName, lastName, relationship, dateOfBirth, gender, level, hasAccount, guardians } = member;
  const acting = useActing();
  const isOfGuardian = level === 'guardian' && !hasAccount;
  const today = dayOf(clock.now, clock.timeZone);
  // The growth page says so itself where the date of birth is missing.
  const isChild = dateOfBirth
    ? today < `${Number(dateOfBirth.slice(0, 4)) + 18}${dateOfBirth.slice(4)}`
    : isOfGuardian;
  const facts = [
    familyRelationships[relationship](),
    sayAge(dateOfBirth, today),
    gender && gender !== 'PREFER_NOT_TO_SAY' ? genderLabels[gender]() : null,
  ];
  return (
    <Card>
      <Stack space={4}>
        <Inline space={3} align="start" isWrapping={false}>
          <Avatar name={`${firstName} ${lastName}`} size="medium" tone={isCurrent ? 'marigold' : 'river'} />
          <div className={grows}>
            <Text>{facts.filter((fact) => fact !== null).join(', ')}</Text>
          </div>
        </Inline>
        <Inline space={2}>
          {isCurrent && acting ? (
            <Tag tone="info">{m.family_acting_now({ name: firstName })}</Tag>
          ) : (
            <Button onPress={() => onActFor(member)}>{m.family_act_for({ name: firstName })}</Button>
          )}
          {isChild && (
            <Button tone="secondary" onPress={() => onShowGrowth(member)}>
              {m.growth_title()}
            </Button>
          )}
          <Button tone="secondary" isDisabled={isOffline} onPress={() => onOpen('correct')}>
            {isOfGuardian ? m.family_correct() : m.family_correct_relationship()}
          </Button>
        </Inline>
        {isOfGuardian && (
          <Stack space={2}>
            <Heading level={3}>{m.family_delete()}</Heading>
            <Text size={14} tone="muted">
              {guardians.length > 1 ? m.family_delete_two() : m.family_delete_what({ name: firstName })}
            </Text>
            {guardians.length < 2 && (
              <div>
                <Button tone="critical" size="small" isDisabled={isOffline} onPress={() => onOpen('delete')}>
                  {m.family_delete()}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
