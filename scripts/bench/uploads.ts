import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { LabReading } from '@nadi/contract/schema';
import sharp from 'sharp';
import type { Person } from '../../apps/api/scripts/test/people';
import { dicom } from '../../apps/api/src/areas/records/test/sample-files';
import { scansOf } from '../labs/store-words';
import { allLayouts } from '../labs/words';
import type { Result } from './report';
import { childrenOf, residentOf } from './resident';
import { spreadOf } from './rounds';
import type { Stage } from './stage';

const megabyte = 1024 * 1024;
const atOnce = 10;
/** Megabytes of the file that is sent over a bad line, and how often that is cut. */
const large = 100;
const cuts = 5;
/** Megabytes that the server may hold while ten people send files, and a lab report is read. */
const maxMemory = 600;
/** Megabytes that the process which reads may take besides: the limit of its growth, and what it begins with. */
const maxApart = 1_000;

type Upload = { id: string; partBytes: number; received: number; status: string };
type File = { type: string; bytes: Buffer };

/**
 * Ten people who each send a scan of 50 MB and a photo of 48 million pixels at the same time, while the scan of a lab report is read: the memory of the
 * server. And a file of 100 MB over a line that is cut five times in the middle of a part: whether it is there whole, and once.
 */
export async function measureUploads(stage: Stage): Promise<Result[]> {
  const people = await stage.addPatients(atOnce + 2);
  const [unlucky, ill, ...others] = people;
  if (!unlucky || !ill) throw new Error('There are no patients.');
  const background = { r: 120, g: 90, b: 60 };
  const photo = await sharp({ create: { width: 8_000, height: 6_000, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const scan = scanOf(50);
  const reading = await fileReport(stage, ill);
  let most = 0;
  let maxOfApart = 0;
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await wait(50)) {
      most = Math.max(most, residentOf(stage.pid));
      for (const child of childrenOf(stage.pid)) maxOfApart = Math.max(maxOfApart, residentOf(child));
    }
  })();
  const began = performance.now();
  const sending = others.map(async (person) => [
    await send(stage, person, { type: 'application/dicom', bytes: scan }),
    await send(stage, person, { type: 'image/jpeg', bytes: photo }),
  ]);
  const sent = Promise.all(sending).then((all) => ({ all, seconds: (performance.now() - began) / 1_000 }));
  const [{ all: ends, seconds }, secondsRead] = await Promise.all([
    sent,
    untilRead(stage, ill, reading),
  ]).finally(() => {
    isOver = true;
  });
  await watching;
  const refused = ends.flat().filter(({ status }) => status !== 'ready');
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  return [
    {
      id: 'P1',
      what: `memory of a server while ${atOnce} people upload and a report is read`,
      unit: 'MB',
      spread: spreadOf([most]),
      ceiling: maxMemory,
    },
    {
      id: 'P1',
      what: 'memory of the process beside it that reads or looks',
      unit: 'MB',
      spread: spreadOf([maxOfApart]),
      ceiling: maxApart,
    },
    { id: 'P1', what: 'a scanned report read meanwhile', unit: 's', spread: spreadOf([secondsRead]) },
    { id: 'P1', what: `${atOnce} times 50 MB and a photo, kept`, unit: 's', spread: spreadOf([seconds]) },
    {
      id: 'R',
      what: `${large} MB over ${cuts} cuts: whole, times`,
      unit: '',
      spread: spreadOf([await cutAndCount(stage, unlucky)]),
      floor: 1,
      ceiling: 1,
    },
  ];
}

/** Files the scan of a report of the corpus, and returns its record. */
async function fileReport(stage: Stage, person: Person): Promise<string> {
  const [layout] = allLayouts;
  const [page] = layout ? await scansOf(layout, 'skewed') : [];
  if (!page) throw new Error('There are no reports.');
  const upload = await send(stage, person, { type: 'image/jpeg', bytes: page });
  const { _id } = await call<{ _id: string }>(stage, person, 'POST', '/medical-records', {
    type: 'lab_report',
    title: 'A scanned report',
    uploadIds: [upload.id],
  });
  return _id;
}

/** Returns the seconds after which the report is read. */
async function untilRead(stage: Stage, person: Person, recordId: string): Promise<number> {
  const began = performance.now();
  for (; ; await wait(250)) {
    const { status, reason } = await call<LabReading>(stage, person, 'GET', `/lab-readings/${recordId}`);
    if (status === 'unreadable') throw new Error(`The report could not be read: ${reason}.`);
    if (status === 'read') return (performance.now() - began) / 1_000;
  }
}

/** A file that no compression makes smaller. */
const scanOf = (megabytes: number) =>
  Buffer.concat([dicom(1_000), randomBytes(megabytes * megabyte - dicom(1_000).length)]);

/** Returns how many files of the person, filed and downloaded again, are the one that was sent. */
async function cutAndCount(stage: Stage, person: Person): Promise<number> {
  const file = { type: 'application/dicom', bytes: scanOf(large) };
  const upload = await send(stage, person, file, cuts);
  const filed = await call<{ _id: string }>(stage, person, 'POST', '/medical-records', {
    type: 'imaging',
    title: 'A scan over a bad line',
    uploadIds: [upload.id],
  });
  const { files } = await call<{ files: { id: string }[] }>(
    stage,
    person,
    'GET',
    `/medical-records/${filed._id}`,
  );
  let count = 0;
  for (const { id } of files) {
    const answer = await fetch(`${stage.url}/record-files/${id}`, { headers: authorised(person) });
    if (digest(Buffer.from(await answer.arrayBuffer())) === digest(file.bytes)) count += 1;
  }
  const left = await call<unknown[]>(stage, person, 'GET', '/record-uploads');
  return left.length === 0 ? count : Number.NaN;
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const authorised = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** Sends a file part by part, as the app does; after a cut it asks what was received, and goes on from there. */
async function send(stage: Stage, person: Person, { type, bytes }: File, cutsLeft = 0): Promise<Upload> {
  let upload = await call<Upload>(stage, person, 'POST', '/record-uploads', {
    name: 'scan',
    type,
    bytes: bytes.length,
    fingerprint: digest(Buffer.from(randomUUID())),
  });
  const every = Math.floor(bytes.length / (cutsLeft + 1));
  let nextCut = cutsLeft > 0 ? every : Number.POSITIVE_INFINITY;
  while (upload.received < bytes.length && upload.status === 'receiving') {
    const { received: offset, partBytes, id } = upload;
    const content = bytes.subarray(offset, offset + partBytes);
    if (offset >= nextCut) {
      await sendHalf(stage, person, id, offset, content);
      nextCut += every;
      upload = await call<Upload>(stage, person, 'GET', `/record-uploads/${id}`);
      continue;
    }
    const form = partOf(offset, content);
    const answer = await fetch(`${stage.url}/record-uploads/${id}`, {
      method: 'PUT',
      headers: authorised(person),
      body: form,
    });
    if (answer.status === 429) {
      await wait(1_000);
      continue;
    }
    upload = await dataOf<Upload>(answer);
  }
  for (; upload.status === 'checking'; await wait(100))
    upload = await call<Upload>(stage, person, 'GET', `/record-uploads/${upload.id}`);
  return upload;
}

function partOf(offset: number, content: Buffer): FormData {
  const form = new FormData();
  form.set('place', JSON.stringify({ offset }));
  form.set('content', new Blob([new Uint8Array(content)]), 'part');
  return form;
}

/** Sends a part until half of it has gone, and cuts the connection. */
async function sendHalf(
  stage: Stage,
  person: Person,
  id: string,
  offset: number,
  content: Buffer,
): Promise<void> {
  const whole = new Response(partOf(offset, content));
  const body = Buffer.from(await whole.clone().arrayBuffer());
  await new Promise<void>((resolve) => {
    const sent = request(`${stage.url}/record-uploads/${id}`, {
      method: 'PUT',
      headers: {
        ...authorised(person),
        'content-type': whole.headers.get('content-type') ?? '',
        'content-length': body.length,
      },
    });
    sent.on('error', () => resolve());
    sent.on('close', () => resolve());
    sent.write(body.subarray(0, body.length / 2), () => setTimeout(() => sent.destroy(), 20));
  });
}

async function call<Data>(
  stage: Stage,
  person: Person,
  method: string,
  path: string,
  body?: object,
): Promise<Data> {
  const headers = {
    ...authorised(person),
    ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
  };
  return dataOf(
    await fetch(stage.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
  );
}

async function dataOf<Data>(answer: Response): Promise<Data> {
  if (!answer.ok) throw new Error(`${answer.url} was answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}
