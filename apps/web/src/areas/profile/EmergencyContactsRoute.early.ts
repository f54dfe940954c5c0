import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { contactsPath } from './contacts/contact-operations';

export const queries: PrefetchQueries = () => [['get', contactsPath]];
