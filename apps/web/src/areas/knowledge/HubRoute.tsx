import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { latePart } from '../../kernel/shell/late-part';
import { searchPath } from './addresses';
import { Hub } from './Hub';
import { SavedList } from './SavedList';
import { today } from './today';

const ForReadings = latePart(async () => (await import('./ForReadings')).ForReadings);

export function HubRoute() {
  const isPatient = useAppSelector(selectUser)?.role === 'PATIENT';
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Hub
      query={(query.get('q') ?? '').trim()}
      today={today()}
      saved={<SavedList />}
      forReadings={
        isPatient && (
          <Suspense fallback={null}>
            <ForReadings />
          </Suspense>
        )
      }
      onSearch={(words) => void navigate(searchPath(words))}
    />
  );
}
