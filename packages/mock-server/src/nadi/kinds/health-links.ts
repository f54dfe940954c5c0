import { examples } from '@nadi/contract/examples';
import type {
  ExportedHealthLink,
  ExportedHealthLinkOpening,
  HealthLink,
  HealthLinkOpening,
  NewHealthLink,
} from '@nadi/contract/schema';
import { checkNewLink, maxPasscodes, refuseAnotherLink } from '@nadi/domain/links/health-link';
import type { Kind } from '../../mock-types';
import { conflict, unprocessable } from '../problems';
import type { Person } from '../world';
import { keptList, ownerOf, putInto } from './list-adapters';

/** A link with what only the server has. */
export type KeptLink = HealthLink & {
  handle: string;
  passcode: string | null;
  file: string;
  opened: HealthLinkOpening[];
};

const asNow = <Link extends HealthLink>(link: Link, now: Date): Link =>
  link.status === 'ACTIVE' && new Date(link.expiresAt) <= now ? { ...link, status: 'EXPIRED' } : link;

export const linksOf = ({ healthLinks }: Person, now: Date): KeptLink[] =>
  healthLinks.map((link) => asNow(link, now));

export const healthLinks: Kind<KeptLink> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => linksOf(me, given.now), { put: (link) => putInto(me.healthLinks, link) });
  },

  make(sent, before, given) {
    if (before) return before;
    const body = sent as NewHealthLink;
    const faults = checkNewLink(body, given.now);
    if (faults.length > 0) throw unprocessable(...faults);
    const working = linksOf(ownerOf(given), given.now).filter(({ status }) => status === 'ACTIVE');
    const refusal = refuseAnotherLink(working.length);
    if (refusal) throw conflict(refusal);
    return {
      label: body.label,
      status: 'ACTIVE',
      hasPasscode: Boolean(body.passcode),
      triesLeft: maxPasscodes,
      expiresAt: new Date(body.expiresAt).toISOString(),
      endedAt: null,
      openings: 0,
      lastOpenedAt: null,
      handle: body.handle,
      passcode: body.passcode ?? null,
      file: body.file,
      opened: [],
    };
  },

  show: ({ handle: _, passcode: __, file: ___, opened: ____, ...link }) => link,
};

export const healthLinkOpenings: Kind<HealthLinkOpening> = {
  kept: (given) =>
    keptList(() => ownerOf(given).healthLinks.find(({ id }) => id === given.path.id)?.opened ?? []),
};

export function exportLink(link: KeptLink): ExportedHealthLink {
  const { id, label, hasPasscode, triesLeft, openings, lastOpenedAt, status } = link;
  const { createdAt, expiresAt, endedAt, version } = link;
  return {
    id,
    label,
    hasPasscode,
    tries: maxPasscodes - triesLeft,
    openings,
    lastOpenedAt,
    createdAt,
    expiresAt,
    endedAt,
    endReason: status === 'REVOKED' || status === 'LOCKED' ? status : null,
    version,
    updatedAt: endedAt ?? lastOpenedAt ?? createdAt,
  };
}

export const exportOpenings = ({ id: linkId, opened }: KeptLink): ExportedHealthLinkOpening[] =>
  opened.map((one) => ({ ...one, linkId }));

/** Lists links that cannot be opened: their handles and files are not in the examples. */
export function exampleLinks(moved: (at: string) => string): KeptLink[] {
  const { data } = examples.listHealthLinkOpenings.answers['200'].asha;
  const opened = data.map((one) => ({ ...one, at: moved(one.at) }));
  return examples.listHealthLinks.answers['200'].asha.data.map((link, index) => ({
    ...link,
    createdAt: moved(link.createdAt),
    expiresAt: moved(link.expiresAt),
    endedAt: link.endedAt && moved(link.endedAt),
    lastOpenedAt: link.lastOpenedAt && moved(link.lastOpenedAt),
    handle: '',
    passcode: null,
    file: '',
    opened: index === 0 ? opened : [],
  }));
}
