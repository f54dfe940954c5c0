import { ManageTrialsScreen, type VisibilityFilter } from '@nadi/ui/screens/trials/ManageTrialsScreen';
import { useState } from 'react';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { useServices } from '../../kernel/services/use-services';
import { updateTrialVisibility } from './online-writes';
import { useFound } from './use-found';
import { useImport } from './use-import';

export function ManageTrialsRoute() {
  const { $api } = useServices();
  const [visibility, setVisibility] = useState<VisibilityFilter>('all');
  const found = useFound(visibility === 'all' ? {} : { visibility });
  const importing = useImport();
  const registered = $api.useQuery('get', '/admin/doctor-registrations', {
    params: { query: { status: 'VERIFIED', limit: 100 } },
  });
  const change = useOnlineWrite(updateTrialVisibility);
  const nothing = () => ({});
  const doctors = (registered.data?.data ?? []).map(({ id, firstName, lastName }) => ({
    id,
    name: `Dr. ${firstName} ${lastName}`,
  }));
  return (
    <ManageTrialsScreen
      state={found.state}
      visibility={visibility}
      doctors={doctors}
      importing={importing.state}
      onVisibility={setVisibility}
      onImport={(files) => void importing.start(files)}
      onPublish={async ({ id, version }, coordinatorId) =>
        savedOf(await change({ id, version, body: { visibility: 'PUBLISHED', coordinatorId } }), nothing)
      }
      onHide={async ({ id, version }) =>
        savedOf(await change({ id, version, body: { visibility: 'HIDDEN' } }), nothing)
      }
      onMore={found.onMore}
      onRetry={() => void Promise.all([found.refresh(), registered.refetch()])}
    />
  );
}
