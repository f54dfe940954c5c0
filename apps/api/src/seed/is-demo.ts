import type { AppContext } from '../context';

/** Whether this is the embedded default on someone's own machine, where demo accounts and the mailbox are. */
export const isDemo = ({ db, config }: Pick<AppContext, 'db' | 'config'>): boolean =>
  db.kind === 'embedded' && config.environment !== 'production';
