import { createHash } from 'node:crypto';
import type { MedicalRecord, NewMedicalRecord, RecordUpload } from '@nadi/contract/schema';
import type { FileType } from '@nadi/domain/records/file-limits';
import { by, once, type Person, type TestApi } from '../../../../test/api';

export type Sent = { name?: string; type: FileType; bytes: Buffer };

/** Uploads and records of people. */
export function uploadingTo(api: Pick<TestApi, 'ask'>) {
  const start = (who: Person, { name = 'a file', type, bytes }: Sent) =>
    api.ask
      .post('/record-uploads')
      .set({ ...by(who), ...once() })
      .send({
        name,
        type,
        bytes: bytes.length,
        fingerprint: createHash('sha256').update(name).digest('hex'),
      });
  const part = (who: Person, id: string, offset: number, content: Buffer) =>
    api.ask
      .put(`/record-uploads/${id}`)
      .set(by(who))
      .field('place', JSON.stringify({ offset }))
      .attach('content', content, 'part');
  const read = async (who: Person, id: string): Promise<RecordUpload> =>
    (await api.ask.get(`/record-uploads/${id}`).set(by(who)).expect(200)).body.data;

  /** Sends a file whole, and returns what came of it. */
  async function send(who: Person, sent: Sent): Promise<RecordUpload> {
    const begun: RecordUpload = (await start(who, sent).expect(201)).body.data;
    for (let offset = 0; offset < sent.bytes.length; offset += begun.partBytes) {
      const content = sent.bytes.subarray(offset, offset + begun.partBytes);
      const after: RecordUpload = (await part(who, begun.id, offset, content).expect(200)).body.data;
      if (after.status === 'refused') break;
    }
    return read(who, begun.id);
  }

  const add = (who: Person, body: Partial<NewMedicalRecord>) =>
    api.ask
      .post('/medical-records')
      .set({ ...by(who), ...once() })
      .send({ type: 'imaging', title: 'Chest X-ray', ...body });
  const added = async (who: Person, body: Partial<NewMedicalRecord> = {}): Promise<MedicalRecord> =>
    (await add(who, body).expect(201)).body.data;
  /** A record with a file. */
  const filed = async (who: Person, sent: Sent, body: Partial<NewMedicalRecord> = {}) =>
    added(who, { ...body, uploadIds: [(await send(who, sent)).id] });
  return { start, part, read, send, add, added, filed };
}
