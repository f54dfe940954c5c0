import { CircleAlert, Clock, CloudUpload, type LucideIcon, Trash2 } from 'lucide-react';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { mark } from './UnsentMark.css';

export type UnsentMarkProps = {
  /** `waiting` for its turn or the network, `sending` now, `attention` where a person must decide before it goes on. */
  standing: 'waiting' | 'sending' | 'attention';
  /** The pending action on the item beside it. @default 'add' */
  action?: 'add' | 'change' | 'delete';
  /** The same as for the `StatusBadge` beside it. @default 'small' */
  size?: 'small' | 'medium';
};

type Sign = { icon: LucideIcon; words: () => string };

const attention: Sign = { icon: CircleAlert, words: m.unsent_attention };
const sending: Sign = { icon: CloudUpload, words: m.unsent_sending };

const signs: Record<UnsentMarkProps['standing'], Record<'add' | 'change' | 'delete', Sign>> = {
  waiting: {
    add: { icon: Clock, words: m.unsent_waiting },
    change: { icon: Clock, words: m.unsent_waiting_change },
    delete: { icon: Trash2, words: m.unsent_waiting_delete },
  },
  sending: { add: sending, change: sending, delete: { icon: Trash2, words: m.unsent_sending_delete } },
  attention: { add: attention, change: attention, delete: attention },
};

/** Says that what stands here is on this device only, or that its deletion is. Stands beside an interpretation, never in its place. */
export function UnsentMark({ standing, action = 'add', size = 'small' }: UnsentMarkProps) {
  const { icon, words } = signs[standing][action];
  return (
    <span className={mark({ standing, size })} data-standing={standing}>
      <Icon icon={icon} size={16} />
      {words()}
    </span>
  );
}
