import type { MedicineDose, NewMedicineDose } from '@nadi/contract/schema';
import { isSameZone } from '@nadi/domain/kernel/time-zone';
import type { DoseSaved, MedicinesScreenProps } from '@nadi/ui/screens/medicines/MedicinesScreen';
import { useNavigate } from 'react-router-dom';
import { selectActing } from '../../kernel/acting/acting-slice';
import { type Clock, dayOf } from '../../kernel/browser/clock';
import { nowHere } from '../../kernel/browser/now-here';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { rowsWith } from '../../kernel/items/listed-items';
import { unsentItems } from '../../kernel/items/unsent-items';
import { type ItemSaved, useItemWrites } from '../../kernel/items/use-item-writes';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { selectEntries } from '../../kernel/outbox/outbox-selectors';
import { keptState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { conflictPath } from '../../kernel/unsent/entry-address';
import { doseOperations } from './dose-operations';
import { type DoseRow, doseRules, unnamed } from './dose-writes';
import { viewOf } from './medicines-view';
import {
  acknowledgeWarning,
  addMedicine,
  deleteMedicine,
  stopMedicine,
  updateMedicine,
} from './online-writes';
import { checksPath, dosesQuery, medicinesQuery } from './paths';
import { useDrugs } from './use-drugs';

type Known = { id: string | null; read: MedicineDose };
type Slot = { medicineId: string; day: string; time: string };

/** Medicines and doses as last read, with unsent entries applied. */
export function useMedicines(clock: Clock): Omit<MedicinesScreenProps, 'clock'> {
  const { $api } = useServices();
  const navigate = useNavigate();
  // Reminders go to the patient, by the clock of the patient.
  const isOwn = useAppSelector(selectActing) === null;
  const today = dayOf(clock);
  const list = $api.useQuery(...medicinesQuery);
  const recorded = $api.useQuery(...dosesQuery(today));
  const checks = $api.useQuery('get', checksPath);
  const preferences = $api.useQuery('get', '/notifications/preferences', {}, { enabled: isOwn });
  const readAt = useReadAt(['get', '/medicines']);
  const doses = useDoseRows(recorded.data?.data ?? []);
  const saves = useItemWrites<DoseRow, NewMedicineDose>(doseRules);
  const act = {
    add: useOnlineWrite(addMedicine),
    update: useOnlineWrite(updateMedicine),
    stop: useOnlineWrite(stopMedicine),
    remove: useOnlineWrite(deleteMedicine),
    acknowledge: useOnlineWrite(acknowledgeWarning),
  };
  const zone = preferences.data?.data.quietHours.timeZone;
  const both = {
    data: list.data && recorded.data && { medicines: list.data.data },
    isError: list.isError || recorded.isError,
    error: list.error ?? recorded.error,
  };

  /** Records a dose, or keeps the record that was about to be undone. */
  async function record(said: Omit<NewMedicineDose, 'at'>): Promise<DoseSaved> {
    const draft = { ...said, at: nowHere() };
    const standing = doses.find(
      ({ medicineId, day, time }) =>
        day !== null && medicineId === said.medicineId && day === said.day && time === said.time,
    );
    if (!standing) return toSaved(await saves.onSave(draft, null));
    if (standing.unsent?.action === 'delete') saves.onUndoDelete(standing);
    return toSaved(await saves.onSave(draft, standing));
  }
  const ofSlot = ({ medicineId, day, time }: Slot) => ({ medicineId, day, time });

  return {
    state: keptState(
      both,
      ({ medicines }) =>
        viewOf(
          {
            medicines,
            doses,
            checks: checks.data?.data ?? null,
            reminderZone: zone && !isSameZone(zone, clock.timeZone) ? zone : null,
          },
          { timeZone: clock.timeZone, now: new Date(clock.now) },
        ),
      readAt,
    ),
    isOffline: useAppSelector(selectIsOffline),
    today,
    findDrugs: useDrugs(),
    onTake: (slot) => record({ ...ofSlot(slot), status: 'taken', reason: null }),
    onSkip: (slot, reason) => record({ ...ofSlot(slot), status: 'skipped', reason }),
    onTakeNeeded: ({ id }) =>
      record({ medicineId: id, day: null, time: null, status: 'taken', reason: null }),
    async onUndo({ id }) {
      const row = doses.find((one) => one.id === id);
      return row ? toSaved(await saves.onDelete(row)) : { ok: true };
    },
    onResolve: ({ unsent }) => unsent && navigate(conflictPath(unsent.entryId)),
    async onSave(draft, medicine) {
      const outcome = medicine
        ? await act.update({ id: medicine.id, version: medicine.version, draft })
        : await act.add(draft);
      return savedOf(outcome, () => ({}));
    },
    onStop: async ({ id }) => savedOf(await act.stop({ id }), () => ({})),
    onDelete: async ({ id }) => savedOf(await act.remove({ id }), () => ({})),
    onAcknowledge: async ({ id }, reason) =>
      savedOf(await act.acknowledge({ warningId: id, reason }), () => ({})),
    onRetry() {
      void list.refetch();
      void recorded.refetch();
    },
  };
}

/** A dose that was recorded elsewhere meanwhile is shown as it is; the page needs no more of it. */
const toSaved = (saved: ItemSaved<DoseRow>): DoseSaved =>
  saved.ok ? saved : { ok: false, ...(saved.message !== undefined && { message: saved.message }) };

/** Recorded doses, and those that wait on this device. */
function useDoseRows(known: readonly MedicineDose[]): DoseRow[] {
  const entries = useAppSelector(selectEntries);
  const unsent = unsentItems<MedicineDose>(entries, doseOperations, {
    added: (write, id) => unnamed((write as unknown as { body: NewMedicineDose }).body, id),
    standing(write) {
      const { id, read } = write as unknown as Known;
      return known.find((one) => one.id === (id ?? read.id)) ?? { ...read, id: id ?? read.id };
    },
    changed: (dose, body) => ({ ...dose, ...body }),
  }).map(({ own: _, ...row }) => row);
  return rowsWith(known, unsent);
}
