import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { useActing } from '../../../acting';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedList } from '../../../components/DividedList/DividedList';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { latePart, useLate } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Kept, Saved } from '../../../patterns/state';
import { ActivityList } from '../private/ActivityList';
import { named } from '../private/family.css';
import { HandOversCard } from '../private/HandOversCard';
import type { ActivityFor, ActivityRow, HandOverRow, HelperRow, InvitationRow, MemberRow } from '../types';
import type { FamilyActions, OpenDialog } from './FamilyDialogs';
import { HelpersCard } from './HelpersCard';
import { MemberItem } from './MemberItem';
import { ReceivedCard } from './ReceivedCard';

export type * from '../types';

export type FamilyScreenProps = FamilyActions & {
  state: Kept<{
    members: readonly MemberRow[];
    helpers: readonly HelperRow[];
    /** Sent and received, newest first. */
    invitations: readonly InvitationRow[];
    /** Nearest first; `failed` if they could not be read. */
    handOvers: readonly HandOverRow[] | 'failed';
  }>;
  /** Newest first; undefined while it is read or cannot be read. */
  doneForOthers?: readonly ActivityFor[] | undefined;
  doneForYou?: readonly ActivityRow[] | undefined;
  clock: Clock;
  /** Disables invitations and endings. @default false */
  isOffline?: boolean;
  /** Id of the person for whom the page is; null for oneself. */
  current: string | null;
  onActFor: (member: MemberRow) => void;
  onResend: (invitation: InvitationRow) => Promise<Saved<object>>;
  onRetry: () => void;
  onRetryHandOvers: () => void;
};

const familyDialogs = latePart(async () => (await import('./FamilyDialogs')).FamilyDialogs);

/** The people whom a patient looks after, and those who look after them. */
export function FamilyScreen(props: FamilyScreenProps) {
  const { state, clock, isOffline = false, current } = props;
  const acting = useActing();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [resending, setResending] = useState<string | null>(null);
  const FamilyDialogs = useLate(familyDialogs, { isOpen: open !== null, onOpenChange: () => setOpen(null) });
  const isReady = state.phase === 'ready';
  const waitingCount = isReady ? state.invitations.filter(({ status }) => status === 'WAITING').length : 0;

  async function resend(invitation: InvitationRow) {
    if (resending) return;
    setResending(invitation.id);
    const saved = await props.onResend(invitation);
    setResending(null);
    if (saved.ok) showToast({ tone: 'success', message: m.family_sent_again() });
    else showToast({ tone: 'error', message: saved.message ?? m.not_saved() });
  }

  function title() {
    if (!isReady) return m.family_title();
    const count = state.members.length;
    const looks = count > 0 ? m.family_look({ count }) : m.family_look_none();
    return waitingCount > 0 && !acting ? `${looks} ${m.family_waiting({ count: waitingCount })}` : looks;
  }

  return (
    <div className={named}>
      <Page
        title={title()}
        description={m.family_description()}
        isWide
        headingRef={heading}
        age={
          isReady && state.readAt ? (
            <ReadAge readAt={state.readAt} clock={clock} isOffline={isOffline} />
          ) : null
        }
      >
        {isOffline && <Banner tone="info">{m.family_offline()}</Banner>}
        <Phases
          state={state}
          isOffline={isOffline}
          failed={{ title: m.family_failed_title(), text: m.family_failed() }}
          notOnDevice={{ title: m.family_failed_title(), text: m.family_not_on_device() }}
          onRetry={props.onRetry}
        >
          {({ members, helpers, invitations, handOvers }) => {
            const received = invitations.filter(({ isYours, status }) => !isYours && status === 'WAITING');
            const sent = invitations.filter(
              ({ isYours, status }) => isYours && ['WAITING', 'EXPIRED', 'DECLINED'].includes(status),
            );
            return (
              <Stack space={6}>
                {!acting && (
                  <div>
                    <Button icon={UserPlus} isDisabled={isOffline} onPress={() => setOpen({ what: 'start' })}>
                      {m.family_invite()}
                    </Button>
                  </div>
                )}
                <Grid columns={{ narrow: 1, wide: acting ? 1 : 'main-aside' }} align="start">
                  <Stack space={6}>
                    {received.length > 0 && !acting && (
                      <ReceivedCard
                        invitations={received}
                        clock={clock}
                        isOffline={isOffline}
                        onAnswer={(invitation) => setOpen({ what: 'answer', invitation })}
                        onDecline={(invitation) => setOpen({ what: 'decline', invitation })}
                      />
                    )}
                    {!acting && (
                      <HandOversCard
                        handOvers={handOvers}
                        onRetry={props.onRetryHandOvers}
                        clock={clock}
                        isOffline={isOffline}
                        onSend={(handOver) => setOpen({ what: 'take-over', handOver })}
                        onWithdraw={(handOver) => setOpen({ what: 'withdraw-take-over', handOver })}
                      />
                    )}
                    <Card as="section" aria-labelledby="members">
                      <Stack space={4}>
                        <Heading level={2} id="members">
                          {m.family_members()}
                        </Heading>
                        {members.length === 0 ? (
                          <Text tone="muted">{m.family_members_empty()}</Text>
                        ) : (
                          <DividedList aria-labelledby="members">
                            {members.map((member) => (
                              <MemberItem
                                key={member.id}
                                member={member}
                                clock={clock}
                                isCurrent={member.id === current}
                                onActFor={props.onActFor}
                              />
                            ))}
                          </DividedList>
                        )}
                      </Stack>
                    </Card>
                    {members.length > 0 && props.doneForOthers && (
                      <Done
                        id="others"
                        title={m.family_lately_others()}
                        empty={m.family_lately_empty()}
                        rows={props.doneForOthers}
                        clock={clock}
                      />
                    )}
                  </Stack>
                  {!acting && (
                    <Stack space={6}>
                      <HelpersCard
                        helpers={helpers}
                        invitations={sent}
                        clock={clock}
                        isOffline={isOffline}
                        resending={resending}
                        onChange={(helper) => setOpen({ what: 'helper', helper })}
                        onResend={(invitation) => void resend(invitation)}
                        onWithdraw={(invitation) => setOpen({ what: 'withdraw', invitation })}
                      />
                      {helpers.length > 0 && props.doneForYou && (
                        <Done
                          id="you"
                          title={m.family_lately_you()}
                          empty={m.family_lately_you_empty()}
                          rows={props.doneForYou}
                          clock={clock}
                        />
                      )}
                      <Card as="section" aria-labelledby="contacts">
                        <Stack space={3}>
                          <Heading level={2} id="contacts">
                            {m.family_contacts()}
                          </Heading>
                          <Text tone="muted">{m.family_contacts_what()}</Text>
                          <Inline>
                            <Link href="/dashboard/profile/emergency-contacts" isAlone>
                              {m.family_contacts_link()}
                            </Link>
                          </Inline>
                        </Stack>
                      </Card>
                    </Stack>
                  )}
                </Grid>
              </Stack>
            );
          }}
        </Phases>
        {open && FamilyDialogs && (
          <FamilyDialogs
            {...props}
            key={open.what}
            open={open}
            members={isReady ? state.members : []}
            onOpen={setOpen}
            focusAfter={heading}
          />
        )}
      </Page>
    </div>
  );
}

type DoneProps = {
  id: string;
  title: string;
  empty: string;
  rows: readonly (ActivityRow & { name?: string })[];
  clock: Clock;
};

/** Shows the latest acts. */
function Done({ id, title, empty, rows, clock }: DoneProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack space={4}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {rows.length === 0 ? (
          <Text tone="muted">{empty}</Text>
        ) : (
          <ActivityList label={title} rows={rows} clock={clock} />
        )}
      </Stack>
    </Card>
  );
}
