import { useEffect, useEffectEvent, useState } from 'react';
import type { Clock } from '../../../components/When/When';
import type { Loaded, Saved } from '../../../patterns/state';
import { type Access, EntryAccess } from '../../consent/EntryAccess/EntryAccess';

export type ReadingAccessProps = {
  id: string;
  clock: Clock;
  isOffline: boolean;
  access: {
    /** Reads the people who can see a reading now; may reject. */
    load: (id: string) => Promise<Access>;
    /** Keeps it from all, or puts it back. */
    change: (id: string, isOnlyYou: boolean) => Promise<Saved<{ access: Access }>>;
  };
};

/** Lists the people who can see a reading; reads them once the reading is explained. */
export function ReadingAccess({ id, access: { load, change }, ...props }: ReadingAccessProps) {
  const [state, setState] = useState<Loaded<{ access: Access }>>({ phase: 'loading' });
  const show = (access: Access) => setState({ phase: 'ready', access });
  const read = () => {
    setState({ phase: 'loading' });
    load(id).then(show, () => setState({ phase: 'failed' }));
  };
  const readFirst = useEffectEvent(read);
  useEffect(() => readFirst(), []);
  return (
    <EntryAccess
      {...props}
      level={3}
      state={state}
      onChange={async (isOnlyYou) => {
        const saved = await change(id, isOnlyYou);
        if (saved.ok) show(saved.access);
        return saved;
      }}
      onRetry={read}
    />
  );
}
