import { dealChance } from './chance';
import { type ClockSetting, firstSetting, setClock } from './clock';

// Some stories read the clock when their file is loaded.
setClock(firstSetting);

/** Before each story: the toolbar's time, and chance that deals the same each time. */
export function makeRepeatable({ id, globals }: { id: string; globals: Record<string, unknown> }): void {
  setClock((globals.clock as ClockSetting | undefined) ?? firstSetting);
  dealChance(id);
}
