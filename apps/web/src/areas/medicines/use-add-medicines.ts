import type { Medicine, NewMedicine, PrescriptionItem } from '@nadi/contract/schema';
import { addDays } from '@nadi/domain/kernel/calendar';
import { prescribedStock } from '@nadi/domain/prescriptions/prescribed-stock';
import type { Saved } from '@nadi/ui/patterns/state';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { useServices } from '../../kernel/services/use-services';
import { addMedicine } from './online-writes';
import { medicinesQuery } from './paths';

/** A medicine that was prescribed. */
export type Prescribed = Pick<
  Medicine,
  | 'generic'
  | 'brand'
  | 'atc'
  | 'strength'
  | 'form'
  | 'route'
  | 'doseAmount'
  | 'doseUnit'
  | 'pattern'
  | 'everyDays'
  | 'weekdays'
  | 'times'
  | 'maxInDay'
  | 'note'
> & {
  /** Days for which it is taken; null if no end is known. */
  days: number | null;
  quantity: number | null;
  quantityUnit: PrescriptionItem['quantityUnit'];
};

const isSame = (one: Pick<Medicine, 'generic' | 'atc'>, other: Pick<Medicine, 'generic' | 'atc'>): boolean =>
  one.atc === null || other.atc === null
    ? one.generic.toLowerCase() === other.generic.toLowerCase()
    : one.atc === other.atc;

const nameOf = ({ generic, strength }: Pick<Medicine, 'generic' | 'strength'>): string =>
  [generic, strength].filter(Boolean).join(' ');

/** Adds prescribed medicines to the patient's list, from today, but none that is taken already: what stands there stays as it is. */
export function useAddMedicines(prescribed: readonly Prescribed[], prescriber: string | null) {
  const { $api } = useServices();
  const today = dayOf(useClock());
  const read = $api.useQuery(...medicinesQuery);
  const add = useOnlineWrite(addMedicine);
  const taken = read.data?.data.filter(
    ({ stoppedAt, endDay }) => stoppedAt === null && (endDay ?? today) >= today,
  );
  const isTaken = (one: Prescribed) => taken?.some((medicine) => isSame(medicine, one)) ?? false;
  const missing = prescribed.filter((one) => !isTaken(one));

  return {
    /** Null while the list is not known. */
    list: taken ? { missing: missing.map(nameOf), there: prescribed.filter(isTaken).map(nameOf) } : null,
    async add(): Promise<Saved> {
      for (const one of missing) {
        const saved = savedOf(await add(draftOf(one, today, prescriber)), () => ({}));
        if (!saved.ok) return saved;
      }
      return { ok: true };
    },
  };
}

const draftOf = (one: Prescribed, today: string, prescriber: string | null): NewMedicine => ({
  ...{ generic: one.generic, brand: one.brand, strength: one.strength, form: one.form, route: one.route },
  ...{ doseAmount: one.doseAmount, doseUnit: one.doseUnit, pattern: one.pattern, everyDays: one.everyDays },
  ...{ weekdays: one.weekdays, times: one.times, maxInDay: one.maxInDay, note: one.note, prescriber },
  ...{ startDay: today, endDay: one.days === null ? null : addDays(today, one.days - 1) },
  ...{ reason: null, stock: prescribedStock(one), refillDays: 5, hasReminders: true, isOnlyYou: false },
});
