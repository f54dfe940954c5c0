import type { UserAccount, UserStatus } from '@nadi/contract/schema';
import type { UserView } from '@nadi/ui/screens/admin/UsersScreen';
import { readPage } from '../../kernel/browser/page-address';
import { named } from './address-parts';

const roles: readonly UserAccount['role'][] = ['PATIENT', 'DOCTOR', 'ADMIN'];
const statuses: readonly UserStatus[] = ['ACTIVE', 'SUSPENDED', 'LEAVING'];

/** Returns true if an address of the tab is of all people; otherwise it is of the registrations of doctors. */
export const isOfPeople = (query: URLSearchParams): boolean => query.get('view') === 'people';

/** Returns the address of a view of the tab. */
export const addressOf = (view: UserView) => ({
  tab: 'users',
  ...(view !== 'registrations' && { view }),
});

/** Returns what an address asks for in the list of people. */
export const readFilter = (query: URLSearchParams) => ({
  words: (query.get('q') ?? '').slice(0, 100),
  role: named(roles, query.get('role')),
  status: named(statuses, query.get('status')),
});
type Filter = ReturnType<typeof readFilter>;

const usersQuery = ({ words, role, status }: Filter, page: number) => {
  const query = { ...(words && { search: words }), ...(role && { role }), ...(status && { status }), page };
  return ['get', '/admin/users', { params: { query } }] as const;
};

/** Returns the query of the list of people for an address. */
export const usersAt = (query: URLSearchParams) => usersQuery(readFilter(query), readPage(query));
