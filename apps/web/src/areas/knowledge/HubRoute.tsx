import { useNavigate, useSearchParams } from 'react-router-dom';
import { searchPath } from './addresses';
import { Hub } from './Hub';
import { today } from './today';

export function HubRoute() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Hub
      query={(query.get('q') ?? '').trim()}
      today={today()}
      onSearch={(words) => void navigate(searchPath(words))}
    />
  );
}
