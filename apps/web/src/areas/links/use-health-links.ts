import * as m from '@nadi/ui/messages';
import type {
  HealthLinksScreenProps,
  LinkDraft,
  LinkMade,
  LinkRow,
} from '@nadi/ui/screens/links/HealthLinksScreen';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPage } from '../../kernel/browser/page-address';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listOptionsOf, listState } from '../../kernel/page/page-state';
import { failureOf } from '../../kernel/requests/action';
import { settle } from '../../kernel/requests/settle';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { type PreparedLink, prepareLink, suggestPasscode } from './make-link';
import { createHealthLink, revokeHealthLink } from './online-writes';
import { ownAddresses } from './own-addresses';

const path = '/patients/health-links' as const;

/** The links of who is signed in, with the addresses that this device has. */
export function useHealthLinks(): Omit<HealthLinksScreenProps, 'clock'> {
  const { $api, api, offline } = useServices();
  const isOffline = useAppSelector(selectIsOffline);
  const owner = useAppSelector(selectUser)?.id ?? '';
  const [query, setQuery] = useSearchParams();
  const list = $api.useQuery('get', path, { params: { query: { page: readPage(query) } } }, listOptions);
  const addresses = useMemo(() => ownAddresses(offline, owner), [offline, owner]);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const look = useCallback(async () => setKnown(await addresses.read()), [addresses]);
  useEffect(() => void look(), [look]);

  const [asked, setAsked] = useState<{ id: string; page: number } | null>(null);
  const openings = $api.useQuery(
    'get',
    `${path}/{id}/openings`,
    { params: { path: { id: asked?.id ?? '' }, query: { page: asked?.page ?? 1 } } },
    { ...listOptionsOf(asked?.id ?? ''), enabled: asked !== null },
  );

  const create = useOnlineWrite(createHealthLink);
  const revoke = useOnlineWrite(revokeHealthLink);
  const [suggestedPasscode, suggestAnother] = useState(suggestPasscode);
  /** The link of the last try: a second try, after an answer was lost, is the same link. */
  const prepared = useRef<{ said: string; link: PreparedLink } | null>(null);

  async function prepare(draft: LinkDraft): Promise<PreparedLink | { failure: string }> {
    const said = JSON.stringify(draft);
    if (prepared.current?.said === said) return prepared.current.link;
    const summary = await settle(
      api.GET('/patients/international-summary', {
        params: { query: { withOnlyYou: false } },
        parseAs: 'text',
      }),
    );
    if (!summary.ok) return { failure: failureOf(summary.error).message };
    const place = { now: Date.now(), origin: location.origin };
    const link = await prepareLink(draft, String(summary.data), place);
    if (!link) return { failure: m.links_too_large() };
    prepared.current = { said, link };
    return link;
  }

  async function onMake(draft: LinkDraft): Promise<LinkMade> {
    const link = await prepare(draft);
    if ('failure' in link) return { ok: false, message: link.failure };
    const outcome = await create(link.body);
    if (outcome.ok) {
      await addresses.keep(outcome.data.data.id, link.address);
      await look();
      prepared.current = null;
      suggestAnother(suggestPasscode());
    }
    return savedOf(outcome, () => ({ address: link.address }));
  }

  async function onEnd({ id }: LinkRow) {
    const outcome = await revoke({ id });
    if (outcome.ok) await addresses.drop(id);
    return savedOf(outcome, () => ({}));
  }

  const state = listState(list);
  return {
    state:
      state.phase === 'ready'
        ? { ...state, rows: state.rows.map((row) => ({ ...row, address: known.get(row.id) ?? null })) }
        : state,
    openings: listState(openings),
    isOffline,
    suggestedPasscode,
    onMake,
    onEnd,
    onOpenings: setAsked,
    onPageChange: (page) => setQuery(page > 1 ? { page: String(page) } : {}),
    onRetry: () => void list.refetch(),
  };
}
