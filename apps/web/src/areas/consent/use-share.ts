import type { ShareWays } from '@nadi/ui/screens/consent/SharingScreen';
import { useMemo } from 'react';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import type { Services } from '../../kernel/services/services';
import { useServices } from '../../kernel/services/use-services';
import { shareData } from './online-writes';
import { historyQuery, peopleQuery } from './queries';

const most = 20;

/** Gives a page the way to share documents with a doctor; nothing is asked before somebody wants to. */
export function useShare(): ShareWays {
  const services = useServices();
  const share = useOnlineWrite(shareData);
  return useMemo(
    () => ({
      findDoctors: (text) => (text === '' ? findKnown(services) : findVerified(services, text)),
      findDocuments: (text) => findDocuments(services, text),
      onShare: async (said) => savedOf(await share(said), () => ({})),
    }),
    [services, share],
  );
}

async function findVerified({ $api, queryClient }: Services, search: string) {
  const query = { search, limit: most };
  const found = $api.queryOptions('get', '/doctors/directory', { params: { query } });
  return (await queryClient.fetchQuery(found)).data;
}

/** Returns whom the patient shares with, who asked, and with whom they have visits; each once. */
async function findKnown({ $api, queryClient }: Services) {
  const visits = { params: { query: { limit: most } } };
  const [people, asked, booked] = await Promise.all([
    queryClient.fetchQuery($api.queryOptions(...peopleQuery)),
    queryClient.fetchQuery($api.queryOptions(...historyQuery(1))),
    queryClient.fetchQuery($api.queryOptions('get', '/consultations', visits)),
  ]);
  const doctors = [...people.data, ...asked.data, ...booked.data].map(({ doctor }) => doctor);
  return doctors.filter(({ id }, index) => doctors.findIndex((one) => one.id === id) === index);
}

async function findDocuments({ $api, queryClient }: Services, search: string) {
  const query = { limit: most, ...(search && { search }) };
  const found = $api.queryOptions('get', '/medical-records', { params: { query } });
  const { data, pagination } = await queryClient.fetchQuery(found);
  return { documents: data, isMore: pagination.total > data.length };
}
