import { maxPasscodes, sayPasscodeRefusal } from '@nadi/domain/links/health-link';
import { linksOf } from '../kinds/health-links';
import { openly } from '../operation';
import { notFound, passcodeRefused } from '../problems';

export const healthLinks = {
  openHealthLink: openly('openHealthLink', ({ body, path, world, now, newId }) => {
    const owner = world.people.find(({ healthLinks: all }) =>
      all.some(({ handle }) => handle === path.handle),
    );
    const link = owner?.healthLinks.find(({ handle }) => handle === path.handle);
    const isWorking =
      owner &&
      !owner.suspension?.suspendedAt &&
      linksOf(owner, now).find(({ id }) => id === link?.id)?.status === 'ACTIVE';
    if (!link || !isWorking)
      throw notFound('This link does not work. It may have ended or been disabled, or is not whole.');
    const at = now.toISOString();
    const note = (outcome: 'opened' | 'wrong-passcode' | 'locked') => {
      link.opened.unshift({ id: newId(), at, recipient: body.recipient, outcome });
      link.version += 1;
    };
    if (link.passcode !== null && body.passcode === undefined)
      throw passcodeRefused(sayPasscodeRefusal(link.triesLeft, true), link.triesLeft);
    if (link.passcode !== null && body.passcode !== link.passcode) {
      link.triesLeft = Math.min(link.triesLeft, maxPasscodes) - 1;
      const isLast = link.triesLeft === 0;
      note(isLast ? 'locked' : 'wrong-passcode');
      if (isLast) Object.assign(link, { status: 'LOCKED', endedAt: at, file: '' });
      throw passcodeRefused(sayPasscodeRefusal(link.triesLeft, false), link.triesLeft);
    }
    note('opened');
    link.openings += 1;
    link.lastOpenedAt = at;
    return {
      body: {
        status: 'finalized' as const,
        files: [{ contentType: 'application/fhir+json' as const, embedded: link.file }],
      },
    };
  }),
};
