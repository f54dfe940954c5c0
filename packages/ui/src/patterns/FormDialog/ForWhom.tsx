import * as m from '../../../generated/messages/messages';
import { useActing } from '../../acting';
import { Tag } from '../../components/Tag/Tag';

/** Names the person for whom something is about to be done; nothing for oneself. */
export function ForWhom() {
  const acting = useActing();
  return (
    acting && (
      <div>
        <Tag tone="info">{m.family_for({ name: acting.firstName })}</Tag>
      </div>
    )
  );
}
