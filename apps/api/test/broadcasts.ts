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
