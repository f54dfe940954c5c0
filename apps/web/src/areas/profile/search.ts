import { relationships } from '@nadi/ui/words/relationship';
import { indexResults } from '../../kernel/search/index-results';
import type { SearchPart } from '../../kernel/search/search-part';
import { contactsPath } from './contacts/contact-operations';

/** The people whom the patient has named for an emergency. */
const contacts: SearchPart = {
  group: 'contacts',
  roles: ['PATIENT'],
  async load({ $api, queryClient }) {
    const { data } = await queryClient.fetchQuery($api.queryOptions('get', contactsPath));
    const items = data.map(({ id, name, relationship, phone }) => ({
      id,
      title: name,
      detail: `${relationships[relationship]()} · ${phone}`,
      href: '/dashboard/profile/emergency-contacts',
    }));
    return { find: indexResults(items) };
  },
};

export const search: readonly SearchPart[] = [contacts];
