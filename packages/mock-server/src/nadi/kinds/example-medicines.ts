import { examples } from '@nadi/contract/examples';
import type { Medicine } from '@nadi/contract/schema';
import type { Person } from '../world';

/** The medicines and doses of the examples, as if they had just been recorded. */
export function exampleMedicines(moved: (at: string) => string): Pick<Person, 'medicines' | 'medicineDoses'> {
  const day = (text: string) => moved(`${text}T00:00:00Z`).slice(0, 10);
  return {
    medicines: examples.listMedicines.answers['200'].asha.data.map((medicine) => ({
      ...(structuredClone(medicine) as unknown as Medicine),
      startDay: day(medicine.startDay),
      createdAt: moved(medicine.createdAt),
      updatedAt: moved(medicine.updatedAt),
    })),
    medicineDoses: examples.listMedicineDoses.answers['200'].asha.data.map((dose) => ({
      ...dose,
      day: day(dose.day),
      at: moved(dose.at),
      createdAt: moved(dose.createdAt),
      updatedAt: moved(dose.updatedAt),
    })),
  };
}
