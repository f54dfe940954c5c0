import { by, once, type Person, type TestApi } from './api';

export const plain = {
  title: 'Maintenance on Sunday',
  body: '{product} rests on Sunday, {firstName}.',
  segment: 'PATIENTS',
};

/** Writes the draft of a broadcast. @returns its id */
export async function createBroadcast(api: TestApi, changes: object = {}, who?: Person): Promise<string> {
  const admin = who ?? (await api.signedIn('ADMIN'));
  const asked = api.ask.post('/admin/broadcasts').set({ ...by(admin), ...once() });
  return (await asked.send({ ...plain, ...changes }).expect(201)).body.data.id;
}

let templates = 0;
/** Returns a template with a name that no other has. */
export const template = () => {
  templates += 1;
  return { name: `Template ${templates}`, title: plain.title, body: plain.body };
};

/** Adds a template of broadcasts. @returns its id */
export async function createTemplate(api: TestApi, changes: object = {}, who?: Person): Promise<string> {
  const admin = who ?? (await api.signedIn('ADMIN'));
  const asked = api.ask.post('/admin/broadcast-templates').set({ ...by(admin), ...once() });
  return (await asked.send({ ...template(), ...changes }).expect(201)).body.data.id;
}
