import { caller, type Rule, type Rules } from '../../../../test/matrix/rule';
import { canary, type World } from '../../../../test/matrix/world';

/** A link of somebody, for whoever has it. */
const someLink = async (world: World) => world.healthLink(await world.api.signedIn('PATIENT'));

const ofPatient: Rule = {
  about: 'patient',
  ask: async (world, owner) => ({ id: (await world.healthLink(owner)).id }),
};

export const rules: Rules = {
  listHealthLinks: caller,
  createHealthLink: { ...caller, ask: async (world) => ({ body: await world.newHealthLink() }) },
  revokeHealthLink: ofPatient,
  listHealthLinkOpenings: ofPatient,
  openHealthLink: {
    about: 'nobody',
    ask: async (world) => ({ id: (await someLink(world)).handle, body: { recipient: canary } }),
  },
  downloadHealthLinkFile: {
    about: 'nobody',
    ask: async (world) => ({ id: await world.healthLinkTicket((await someLink(world)).handle) }),
  },
};
