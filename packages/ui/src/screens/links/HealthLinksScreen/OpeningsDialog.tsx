import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Dialog } from '../../../components/Dialog/Dialog';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Pagination } from '../../../components/Pagination/Pagination';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { written } from './HealthLinksScreen.css';
import type { LinkOpening, OpeningsState } from './types';

export type OpeningsDialogProps = {
  state: OpeningsState;
  clock: Clock;
  onPageChange: (page: number) => void;
  onClose: () => void;
};

const outcomes: Record<LinkOpening['outcome'], () => string> = {
  opened: m.links_opened,
  'wrong-passcode': m.links_wrong,
  locked: m.links_locked_by,
};

/** Each time that a link was opened, and by whom, as they said it. */
export function OpeningsDialog({ state, clock, onPageChange, onClose }: OpeningsDialogProps) {
  return (
    <Dialog
      title={m.links_who_title()}
      description={m.links_who_explain()}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Stack space={4}>
        {state.phase === 'loading' && (
          <div role="status">
            <Text tone="muted">{m.loading()}</Text>
          </div>
        )}
        {(state.phase === 'failed' || state.phase === 'forbidden') && (
          <Banner tone="attention">{m.links_who_failed()}</Banner>
        )}
        {state.phase === 'ready' && state.rows.length === 0 && <Text>{m.links_who_empty()}</Text>}
        {state.phase === 'ready' && state.rows.length > 0 && (
          <DividedList label={m.links_who_title()}>
            {state.rows.map(({ id, at, recipient, outcome }) => (
              <DividedItem key={id}>
                <Inline justify="between" space={3} align="start">
                  <Stack space={1}>
                    <div className={written}>
                      <Text>{recipient}</Text>
                    </div>
                    <Text size={14} tone="muted">
                      <When at={at} clock={clock} isReadExactly />
                    </Text>
                  </Stack>
                  <Tag tone={outcome === 'opened' ? 'neutral' : 'attention'}>{outcomes[outcome]()}</Tag>
                </Inline>
              </DividedItem>
            ))}
          </DividedList>
        )}
        {state.phase === 'ready' && state.pagination && state.pagination.pages > 1 && (
          <Pagination {...state.pagination} onChange={onPageChange} />
        )}
      </Stack>
    </Dialog>
  );
}
