import type { User } from '@nadi/contract/schema';
import type { Place } from '../../../kernel/browser/navigation';
import { paths } from '../../../kernel/session/destination';

const welcome: Place = { pathname: paths.welcome, search: '', hash: '' };

/** The page after the first questions. A doctor waits to be verified; a patient who wanted no page in particular is welcomed. */
export const wantedBy = ({ role }: User, from: Place | null): Place | null =>
  role === 'PATIENT' && (from === null || from.pathname === paths.dashboard) ? welcome : from;
