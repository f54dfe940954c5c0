import { describe, expect, it } from '@jest/globals';
import { createRoom, type DemoShare } from './demo-room';

const started = (draw = () => 0) => {
  let time = 0;
  const room = createRoom({ now: () => time, draw });
  return { room, pass: (milliseconds: number) => (time += milliseconds) };
};
const share = (numbers: number[], water = 0): DemoShare => ({
  visitors: numbers.map((number) => ({ number, isLooking: true })),
  count: numbers.length,
  counts: { water, walks: 0, breaths: 0 },
});

describe('the room of several servers', () => {
  it('is one: visitors are listed by number, counters are added up', () => {
    const { room } = started();
    room.hear('two', share([100, 480], 4));
    expect(room.enter('a')).toBe(101);
    room.count('water');
    expect(room.view()).toMatchObject({ count: 3, counts: { water: 5 } });
    expect(room.view().visitors.map(({ number }) => number)).toEqual([100, 101, 480]);
    // Does not tell again what others told.
    expect(room.share()).toMatchObject({ count: 1, counts: { water: 1 } });
  });

  it('forgets a server that is empty, and one that is silent', () => {
    const { room, pass } = started();
    room.hear('two', share([480]));
    room.hear('three', share([490]));
    room.hear('two', share([]));
    expect(room.view().count).toBe(1);
    pass(12_000);
    expect(room.forget()).toBe(false);
    pass(1);
    expect(room.forget()).toBe(true);
    expect(room.view().count).toBe(0);
  });

  it('names twelve, and counts the others', () => {
    const { room } = started();
    for (let count = 0; count < 40; count += 1) room.enter(`visitor ${count}`);
    expect(room.view().visitors).toHaveLength(12);
    expect(room.view().count).toBe(40);
    expect(room.share().visitors).toHaveLength(12);
  });

  it('has a number for everyone, even with more visitors than numbers', () => {
    const { room } = started(() => 899);
    const numbers = Array.from({ length: 901 }, (_, index) => room.enter(String(index)));
    expect(new Set(numbers).size).toBe(900);
    expect(Math.min(...numbers)).toBe(100);
    expect(Math.max(...numbers)).toBe(999);
  });
});
