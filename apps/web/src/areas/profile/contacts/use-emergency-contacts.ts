import type { EmergencyContact, NewEmergencyContact } from '@nadi/contract/schema';
import type { EmergencyContactsScreenProps } from '@nadi/ui/screens/profile/EmergencyContactsScreen';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectIsOffline } from '../../../kernel/connectivity/connectivity-slice';
import { rowsWith } from '../../../kernel/items/listed-items';
import { unsentItems } from '../../../kernel/items/unsent-items';
import { useAskedOnce } from '../../../kernel/items/use-asked-once';
import { useItemWrites } from '../../../kernel/items/use-item-writes';
import { selectEntries } from '../../../kernel/outbox/outbox-selectors';
import { keptState } from '../../../kernel/page/page-state';
import { useReadAt } from '../../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../../kernel/services/use-services';
import { conflictPath, editHash } from '../../../kernel/unsent/entry-address';
import { contactOperations, contactsPath } from './contact-operations';
import { contactRules, unnamed } from './contact-writes';

type Known = { id: string | null; read: EmergencyContact };

/** Emergency contacts as last read, with unsent entries applied. */
export function useEmergencyContacts(): Omit<EmergencyContactsScreenProps, 'clock'> {
  const { $api } = useServices();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const query = $api.useQuery('get', contactsPath);
  const readAt = useReadAt(['get', contactsPath]);
  const entries = useAppSelector(selectEntries);
  const known = query.data?.data ?? [];
  const unsent = unsentItems<EmergencyContact>(entries, contactOperations, {
    added: (write, id) => unnamed((write as unknown as { body: NewEmergencyContact }).body, id),
    standing(write) {
      const { id, read } = write as unknown as Known;
      return known.find((one) => one.id === (id ?? read.id)) ?? { ...read, id: id ?? read.id };
    },
    changed: (contact, body) => ({ ...contact, ...body }),
  }).map(({ own: _, ...row }) => row);
  const editingAtFirst = unsent.find((row) => hash === editHash(row.unsent.entryId)) ?? null;
  useAskedOnce(editingAtFirst !== null);
  const state = keptState(query, ({ data }) => ({ rows: rowsWith(data, unsent) }), readAt);
  return {
    // Nothing else is known here except the person's entries.
    state: state.phase === 'not-on-device' && unsent.length > 0 ? { phase: 'ready', rows: unsent } : state,
    isOffline: useAppSelector(selectIsOffline),
    editingAtFirst,
    ...useItemWrites(contactRules),
    onResolve: (row) => row.unsent && navigate(conflictPath(row.unsent.entryId)),
    onRetry: () => void query.refetch(),
  };
}
