import type {
  Medicine,
  MedicineChecks,
  MedicineDose,
  NewMedicine,
  NewMedicineDose,
} from '@nadi/contract/schema';
import { earlierAfter } from '@nadi/domain/medicines/change-medicine';
import { findWindowFault, isInWindow } from '@nadi/domain/medicines/dose-window';
import { codeOfName } from '@nadi/domain/medicines/drugs';
import { checkMedicine, findTooManyMedicines } from '@nadi/domain/medicines/medicine-faults';
import { pregnancyOf } from '@nadi/domain/medicines/pregnancy-known';
import { presentDose } from '@nadi/domain/medicines/present-medicine';
import {
  changeDose,
  checkDose,
  findFixedFault,
  recordDose,
  usedBy,
} from '@nadi/domain/medicines/record-dose';
import { stockAfter } from '@nadi/domain/medicines/stock';
import { checkMedicines, withAcknowledgements } from '@nadi/domain/medicines/warnings';
import type { Given, Kind } from '../../mock-types';
import { subjectOf } from '../assessing';
import { unprocessable } from '../problems';
import type { Person } from '../world';
import { keptList, keptOne, ownerOf, putInto } from './list-adapters';

export const medicines: Kind<Medicine> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.medicines, {
      put: (medicine) => putInto(me.medicines, medicine),
      remove(id) {
        me.medicines = me.medicines.filter((medicine) => medicine.id !== id);
        me.medicineDoses = me.medicineDoses.filter(({ medicineId }) => medicineId !== id);
      },
    });
  },

  make(sent, before, given) {
    const draft = sent as NewMedicine;
    const tooMany = before ? null : findTooManyMedicines(ownerOf(given).medicines.length);
    if (tooMany) throw unprocessable(tooMany);
    const faults = checkMedicine(draft, given.now.toISOString().slice(0, 10));
    if (faults.length > 0) throw unprocessable(...faults);
    const earlierSchedules = before ? earlierAfter(before, draft, given.now.toISOString()) : [];
    const stoppedAt = before?.stoppedAt ?? null;
    return { ...before, ...draft, atc: codeOfName(draft.generic), earlierSchedules, stoppedAt };
  },
};

export const medicineDoses: Kind<MedicineDose> = {
  kept(given) {
    const me = ownerOf(given);
    const asOf = (id: string) => me.medicineDoses.find((dose) => dose.id === id) ?? null;
    return keptList(
      () =>
        [...me.medicineDoses].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1)),
      {
        put(dose) {
          useStock(me, dose.medicineId, usedBy(dose) - usedBy(asOf(dose.id)), given);
          putInto(me.medicineDoses, { ...dose });
        },
        remove(id) {
          const dose = asOf(id);
          if (dose) useStock(me, dose.medicineId, -usedBy(dose), given);
          me.medicineDoses = me.medicineDoses.filter((one) => one.id !== id);
        },
      },
    );
  },

  isChosen(dose, { query }) {
    const window = query as { from: string; to: string };
    const fault = findWindowFault(window);
    if (fault) throw unprocessable(fault);
    return isInWindow(dose, window);
  },

  make(sent, before, given) {
    const draft = sent as NewMedicineDose;
    const me = ownerOf(given);
    const { now } = given;
    const fixed = before && findFixedFault(draft, before);
    if (fixed) throw unprocessable(fixed);
    const medicine = me.medicines.find(({ id }) => id === draft.medicineId) ?? null;
    const faults = checkDose(draft, medicine, now);
    if (faults.length > 0 || !medicine) throw unprocessable(...faults);
    const others = me.medicineDoses
      .filter(
        ({ id, medicineId, status }) => medicineId === medicine.id && status === 'taken' && id !== before?.id,
      )
      .map((one) => new Date(one.at));
    return before
      ? { ...before, ...presentDose(changeDose(draft, before, { medicine, others, now })) }
      : draft;
  },
};

/** Records a dose, once for each dose of a schedule. */
export function record(
  draft: NewMedicineDose,
  me: Person,
  given: Pick<Given, 'now' | 'newId'>,
): MedicineDose {
  const { now } = given;
  const medicine = me.medicines.find(({ id }) => id === draft.medicineId) ?? null;
  const faults = checkDose(draft, medicine, now);
  if (faults.length > 0 || !medicine) throw unprocessable(...faults);
  const own = me.medicineDoses.filter(({ medicineId }) => medicineId === medicine.id);
  const standing =
    own.find(({ day, time }) => day !== null && day === draft.day && time === draft.time) ?? null;
  const others = own.filter(({ status }) => status === 'taken').map((one) => new Date(one.at));
  const made = recordDose(draft, medicine, { standing, others, id: given.newId(), now });
  const dose = presentDose(made);
  if (made === standing) return dose;
  useStock(me, medicine.id, usedBy(dose) - usedBy(standing), given);
  putInto(me.medicineDoses, dose);
  return dose;
}

function useStock(me: Person, medicineId: string, amount: number, { now }: Pick<Given, 'now'>): void {
  const medicine = me.medicines.find(({ id }) => id === medicineId);
  if (!medicine) return;
  const stock = stockAfter(medicine.stock, amount);
  if (stock === medicine.stock) return;
  Object.assign(medicine, { stock, version: medicine.version + 1, updatedAt: now.toISOString() });
}

/** Returns the warnings about the medicines of a person. */
export function checksOf(me: Person, now: Date): MedicineChecks {
  const checks = checkMedicines({
    medicines: me.medicines,
    history: me.medicalHistoryEntries,
    pregnancy: pregnancyOf(subjectOf(me), now),
    today: now.toISOString().slice(0, 10),
  });
  return withAcknowledgements(checks, me.medicineAcknowledgements);
}

export const medicineChecks: Kind<MedicineChecks> = {
  kept: (given) =>
    keptOne(
      () => checksOf(ownerOf(given), given.now),
      () => undefined,
    ),
};
