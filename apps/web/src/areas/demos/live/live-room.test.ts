import { beforeEach, describe, expect, it } from '@jest/globals';
import { createLiveRoom } from './live-room';
import type { RoomConnection, RoomSignal } from './room-signals';

let said: string[] = [];
let isLooking = true;
let changeSight: () => void = () => undefined;
let say: (signal: RoomSignal) => void = () => undefined;
beforeEach(() => {
  said = [];
  isLooking = true;
});

const room = {
  visitors: [{ number: 482, isLooking: true }],
  count: 1,
  counts: { water: 3, walks: 0, breaths: 0 },
};
const connection: RoomConnection = {
  count: (counter) => void said.push(counter),
  look: (now) => void said.push(`look ${now}`),
  close: () => void said.push('close'),
};
const start = (
  load = async () => (tell: typeof say) => {
    say = tell;
    return connection;
  },
) =>
  createLiveRoom({
    load,
    sight: {
      isLooking: () => isLooking,
      subscribe(onChange) {
        changeSight = onChange;
        return () => {
          changeSight = () => undefined;
        };
      },
    },
  });

describe('a visit to the room', () => {
  it('counts, says whether the page is looked at, and leaves nothing behind', async () => {
    const live = start();
    const first = live.join();
    void live.join();
    await first;
    expect(live.get()).toEqual({ phase: 'joining' });
    say({ type: 'joined', number: 482 });
    say({ type: 'room', room });
    expect(live.get()).toEqual({ phase: 'in', you: 482, room, isLost: false });
    live.count('water');
    isLooking = false;
    changeSight();
    live.leave();
    changeSight();
    say({ type: 'room', room });
    expect(live.get()).toEqual({ phase: 'out' });
    expect(said).toEqual(['water', 'look false', 'close']);
  });

  it('says that numbers may be old while the line is away, and takes the new number', async () => {
    const live = start();
    await live.join();
    say({ type: 'joined', number: 482 });
    say({ type: 'room', room });
    say({ type: 'lost' });
    expect(live.get()).toEqual({ phase: 'in', you: 482, room, isLost: true });
    isLooking = false;
    say({ type: 'joined', number: 517 });
    expect(live.get()).toEqual({ phase: 'in', you: 517, room, isLost: true });
    const emptied = { ...room, counts: { water: 0, walks: 0, breaths: 0 } };
    say({ type: 'room', room: emptied });
    expect(live.get()).toEqual({ phase: 'in', you: 517, room: emptied, isLost: false });
    expect(said).toEqual(['look false']);
  });

  it.each([
    [{ type: 'lost' }, 'failed'],
    [{ type: 'refused' }, 'full'],
    [{ type: 'over' }, 'over'],
  ] as const)('ends by %j, and can begin again', async (signal, why) => {
    const live = start();
    await live.join();
    say(signal);
    expect(live.get()).toEqual({ phase: 'shut', why });
    expect(said).toEqual(['close']);
    await live.join();
    say({ type: 'joined', number: 482 });
    expect(live.get()).toMatchObject({ phase: 'in' });
  });

  it('begins no visit that was left before its code was there', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const live = start(async () => {
      await late;
      return () => {
        throw new Error('It connected.');
      };
    });
    const joining = live.join();
    live.leave();
    arrive();
    await joining;
    expect(live.get()).toEqual({ phase: 'out' });
  });

  it('says where its code cannot be fetched', async () => {
    const live = start(() => Promise.reject(new Error('offline')));
    await live.join();
    expect(live.get()).toEqual({ phase: 'shut', why: 'failed' });
  });
});
