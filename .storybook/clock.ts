import { set } from 'mockdate';

/** Soon after the newest of the contract's examples, so that "today" is today for its people; both in India. */
const instants = { morning: '2026-11-20T10:30:00+05:30', evening: '2026-11-20T20:15:00+05:30' };

/** The settings of the toolbar's clock. */
export type ClockSetting = keyof typeof instants | 'running';

export const firstSetting: ClockSetting = 'morning';

/** The toolbar's clock. Timers run in any case; only the time that the page reads stands still. */
export const clockToolbar = {
  description: 'The time in the catalogue',
  toolbar: {
    title: 'Clock',
    icon: 'time',
    dynamicTitle: true,
    items: [
      { value: 'morning', title: 'Friday 20 November 2026, 10:30' },
      { value: 'evening', title: 'Friday 20 November 2026, 20:15' },
      { value: 'running', title: 'Running, from 10:30' },
    ] satisfies { value: ClockSetting; title: string }[],
  },
} as const;

const second = 1_000;
let current: ClockSetting | null = null;
let ticking: ReturnType<typeof setInterval> | undefined;

/** Sets the page's clock; where it is set so already, a running one runs on. */
export function setClock(setting: ClockSetting): void {
  if (setting === current) return;
  current = setting;
  clearInterval(ticking);
  if (setting !== 'running') {
    set(instants[setting]);
    return;
  }
  const began = performance.now();
  const tick = () => set(Date.parse(instants.morning) + performance.now() - began);
  tick();
  ticking = setInterval(tick, second);
}

/** At which instant a mock's clock stands; none where it runs along with the page. */
export const standsAt = (setting: ClockSetting): string | undefined =>
  setting === 'running' ? undefined : instants[setting];
