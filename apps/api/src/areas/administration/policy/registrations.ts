import { isNotNull, type SQL } from 'drizzle-orm';
import { users } from '../../../kernel/tables/users';

/** Administrators see doctors whose address is confirmed; no one knows who the others are. */
export const registered = (): SQL => isNotNull(users.emailVerifiedAt);
