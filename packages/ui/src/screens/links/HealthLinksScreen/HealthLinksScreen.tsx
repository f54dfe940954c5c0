import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate } from '../../../components/private/use-late';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';
import type { EndLinkDialogProps } from './EndLinkDialog';
import type { OpenDialog } from './LinkDialogs';
import { LinkItem } from './LinkItem';
import type { MakeLinkDialogProps } from './MakeLinkDialog';
import type { LinkRow, OpeningsState } from './types';

export type { LinkDraft, LinkExpiry, LinkMade, LinkOpening, LinkRow, OpeningsState } from './types';

export type HealthLinksScreenProps = Pick<MakeLinkDialogProps, 'suggestedPasscode' | 'onMake'> &
  Pick<EndLinkDialogProps, 'onEnd'> & {
    /** Newest first. */
    state: Loaded<Listed<LinkRow>>;
    /** The openings of the link for which they were asked. */
    openings: OpeningsState;
    clock: Clock;
    /** Nothing is made or ended then. @default false */
    isOffline?: boolean;
    /** Asks for the openings of a link; null when that is closed. */
    onOpenings: (question: { id: string; page: number } | null) => void;
    onPageChange: (page: number) => void;
    onRetry: () => void;
  };

const linkDialogs = latePart(async () => (await import('./LinkDialogs')).LinkDialogs);

/** The links by which a patient passes on a summary: made, shown, looked after, ended. */
export function HealthLinksScreen(props: HealthLinksScreenProps) {
  const { state, openings, clock, isOffline = false, suggestedPasscode, onMake, onOpenings, onEnd } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => {
    if (open?.what === 'openings') onOpenings(null);
    setOpen(null);
  };
  const LinkDialogs = useLate(linkDialogs, { isOpen: open !== null, onOpenChange: close });
  const hasSome = state.phase === 'ready' && state.rows.length > 0;
  const make = (
    <Button
      icon={Plus}
      tone={hasSome ? 'secondary' : 'primary'}
      isDisabled={isOffline}
      isPending={open?.what === 'make' && !LinkDialogs}
      onPress={() => setOpen({ what: 'make' })}
    >
      {m.links_make()}
    </Button>
  );
  return (
    <Page
      title={m.links_title()}
      description={m.links_description()}
      up={{ href: '/dashboard/medical-records', label: m.records_title() }}
      headingRef={heading}
    >
      {isOffline && <Banner tone="attention">{m.links_offline()}</Banner>}
      <ListCard
        state={state}
        things={m.links_count}
        choice={m.links_title()}
        isOffline={isOffline}
        failed={{ title: m.links_failed_title(), text: m.links_failed() }}
        empty={{ title: m.links_empty_title(), text: m.links_empty(), action: make }}
        action={hasSome && make}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.links_title()}>
            {rows.map((link) => (
              <LinkItem
                key={link.id}
                link={link}
                clock={clock}
                onShow={({ address }) => address && setOpen({ what: 'show', address })}
                onShowOpenings={() => {
                  onOpenings({ id: link.id, page: 1 });
                  setOpen({ what: 'openings', link });
                }}
                onEnd={() => setOpen({ what: 'end', link })}
              />
            ))}
          </DividedList>
        )}
      </ListCard>
      {open && LinkDialogs && (
        <LinkDialogs
          open={open}
          openings={openings}
          clock={clock}
          suggestedPasscode={suggestedPasscode}
          onMake={onMake}
          onEnd={onEnd}
          onOpenings={onOpenings}
          onMade={(made) => setOpen(made && { what: 'show', ...made })}
          onEnded={(ended) => {
            close();
            if (ended) showToast({ tone: 'success', message: m.links_end_done() });
          }}
          onClose={close}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}
