import { tolerance } from '../../src/kernel/offline/device-clock';
import type { Transport } from '../../src/kernel/offline/transport';
import { type Device, openDevice, type Tab } from './device';
import { createLedger } from './ledger';
import { createNetwork } from './network';
import { createMint, nowNote, type Person, personAt } from './person';
import { createWatchedServer, serverNow } from './server';
import { createChance, createSimulation } from './simulation';

const day = 86_400_000;
const clocks = { phone: 0, tablet: day, laptop: -day } as const;

/** The next events, each as often as its weight says. */
const happenings = {
  'something goes on': 90,
  record: 6,
  recordNow: 1,
  recordNonsense: 2,
  change: 9,
  remove: 3,
  undoRemove: 1,
  changeProfile: 3,
  discard: 2,
  decide: 6,
  'opens a form': 4,
  'saves the form': 5,
  reads: 5,
  sends: 14,
  'goes offline': 2,
  'comes online': 4,
  'opens another tab': 1,
  'closes a tab': 1,
  restarts: 2,
  'a stray arrives': 4,
} as const;

export type History = {
  /** Everything that happened, in its order. */
  lines: string[];
  /** The violations of the promise. */
  faults: string[];
  /** How often what was answered to an entry. */
  tally: Readonly<Record<string, number>>;
};

export type HistoryOptions = {
  seed: number;
  steps?: number;
  /** Makes the devices bad ones. */
  spoil?: (transport: Transport) => Transport;
};

/** Three devices of one patient over a bad network, as chance has it, until everybody is online and nothing waits. */
export async function runHistory({
  seed,
  steps = 250,
  spoil = (one) => one,
}: HistoryOptions): Promise<History> {
  const chance = createChance(seed);
  const simulation = createSimulation(chance);
  const server = createWatchedServer();
  const network = createNetwork({ simulation, chance, server });
  const ledger = createLedger(server);
  const mint = createMint();
  const lines: string[] = [];
  const answer = async (request: Request) => (await server.answer(request))[0] as Response;

  const devices: Device[] = [];
  for (const [name, clockError] of Object.entries(clocks))
    devices.push(await openDevice({ name, clockError, answer, simulation, network, ledger, spoil }));
  const tabs = () => devices.flatMap((device) => device.tabs.map((tab) => ({ device, tab })));

  async function open(device: Device): Promise<void> {
    await simulation.act(() => device.openTab());
  }
  async function drain(): Promise<void> {
    for (let line = await simulation.step(); line !== null; line = await simulation.step()) lines.push(line);
  }

  /** A person's actions at a tab, one after the other. */
  async function act(tab: Tab, doing: ReturnType<Person[keyof Person]>): Promise<void> {
    if (!doing || tab.about) return;
    lines.push(`${tab.name} ${doing.name}`);
    tab.about = doing.about;
    await simulation.act(async () => {
      await doing.run();
      tab.about = null;
    });
  }

  async function happen(): Promise<void> {
    const what = chance.weighted(happenings);
    const { device, tab } = chance.pick(tabs());
    const person = personAt(tab, device, chance, mint);
    switch (what) {
      case 'something goes on': {
        const line = await simulation.step();
        if (line) lines.push(line);
        return;
      }
      case 'opens a form': {
        const doing = person.change();
        if (doing) tab.form = doing;
        return;
      }
      case 'saves the form':
        if (tab.form) await act(tab, tab.form);
        tab.form = null;
        return;
      case 'reads':
        return simulation.act(() => tab.read());
      case 'sends':
        lines.push(`${tab.name} sends`);
        return simulation.act(() => tab.outbox.send());
      case 'goes offline':
      case 'comes online':
        device.isOnline = what === 'comes online';
        lines.push(`${device.name} ${what}`);
        return;
      case 'opens another tab':
        if (device.tabs.length < 2) await open(device);
        return;
      case 'closes a tab':
      case 'restarts':
        if (what === 'closes a tab' && device.tabs.length < 2) return;
        lines.push(`${tab.name} is closed`);
        await device.close(tab);
        if (device.tabs.length === 0) await open(device);
        return;
      case 'a stray arrives':
        if (network.strays() > 0) lines.push('a stray arrives');
        return network.letStrayArrive();
      default:
        return act(tab, person[what]());
    }
  }

  /** Everybody is online, decides what is left to decide, and sends. @returns whether nothing waits */
  async function settle(): Promise<boolean> {
    await drain();
    while (network.strays() > 0) await network.letStrayArrive();
    for (const { device, tab } of tabs()) {
      await simulation.act(() => tab.read());
      await drain();
      for (let doing = personAt(tab, device, chance, mint).decide(); doing; ) {
        await act(tab, doing);
        await drain();
        doing = personAt(tab, device, chance, mint).decide();
      }
      await simulation.act(() => tab.outbox.send());
      await drain();
    }
    return tabs().every(({ tab }) => tab.picture().entries.length === 0);
  }

  for (const device of devices) await open(device);
  await drain();
  for (const { tab } of tabs()) await simulation.act(() => tab.read());
  for (let step = 0; step < steps; step += 1) await happen();

  lines.push('everybody is online');
  network.network.isCalm = true;
  for (const device of devices) device.isOnline = true;
  const faults: string[] = [];
  let isQuiet = false;
  for (let round = 0; round < 10 && !isQuiet; round += 1) isQuiet = await settle();
  if (!isQuiet) faults.push('something waits for ever');
  for (const { tab } of tabs()) {
    await simulation.act(() => tab.read());
    await drain();
  }
  faults.push(...(await check()), ...server.faults, ...ledger.faults());
  return { lines, faults, tally: { ...ledger.tally, committed: server.commits.length } };

  /** The data on the devices, and on the server. */
  async function check(): Promise<string[]> {
    const found: string[] = [];
    const { readings, patient } = server.patient();
    const standing = readings.filter(({ deletedAt }) => deletedAt === null);
    const theirs = told(standing);
    for (const { tab } of tabs()) {
      if (told(tab.known.readings) !== theirs) found.push(`${tab.name} reads other than what is there`);
      if (tab.known.profile.phone !== patient.phone) found.push(`${tab.name} reads another profile`);
      const { entries, sending } = tab.picture();
      for (const { id, standing } of entries)
        found.push(`${tab.name} shows #${id} ${JSON.stringify(standing)}`);
      if (sending.phase !== 'idle') found.push(`${tab.name} shows that it is ${sending.phase}`);
      let left = 0;
      await simulation.act(async () => {
        left = (await tab.outbox.list()).length;
      });
      await drain();
      if (left > 0) found.push(`${tab.name} has ${left} left`);
    }
    for (const { note, measuredAt } of standing)
      if (note?.startsWith(nowNote) && Math.abs(Date.parse(measuredAt) - serverNow) > tolerance)
        found.push(`"${note}" was measured ${measuredAt}`);
    return found;
  }
}

/** Readings in a text, to compare them. */
const told = (readings: readonly { id: string; version: number; note: string | null }[]): string =>
  readings
    .map(({ id, version, note }) => `${id} v${version} ${note}`)
    .sort()
    .join('\n');
