import { toasts } from '@nadi/ui/toasts';
import { dealChance } from './chance';
import { type ClockSetting, firstSetting, setClock } from './clock';

// Some stories read the clock when their file is loaded.
setClock(firstSetting);
standInIndia();

/** Before each story: the toolbar's time, chance that deals the same each time, and nothing that the one before has told. */
export function makeRepeatable({ id, globals }: { id: string; globals: Record<string, unknown> }): void {
  setClock((globals.clock as ClockSetting | undefined) ?? firstSetting);
  dealChance(id);
  toasts.clear();
}

/** People in other time zones see the people of the examples at their own hour: readings of the morning are of the morning. */
function standInIndia(): void {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  Intl.DateTimeFormat.prototype.resolvedOptions = function inIndia() {
    const options = resolvedOptions.call(this);
    // A zone that was asked for by name is left; one cannot be told from the viewer's own, and is theirs only there.
    return options.timeZone === here ? { ...options, timeZone: 'Asia/Kolkata' } : options;
  };
}
