import * as m from '../../../../generated/messages/messages';
import type { Saved } from '../../../patterns/state';
import { sayName } from './medicine-words';
import type { DoseSaved, MedicineRow } from './types';

/** A question with yes and no about a medicine. */
export type Asking =
  | { what: 'beyond'; medicine: MedicineRow; text: string }
  | { what: 'stop' | 'delete'; medicine: MedicineRow };

export type Answers = {
  onStop: (medicine: MedicineRow) => Promise<Saved>;
  onDelete: (medicine: MedicineRow) => Promise<Saved>;
  onTakeNeeded: (medicine: MedicineRow) => Promise<DoseSaved>;
};

type Asked = {
  title: string;
  text: string;
  yes: string;
  no: string;
  /** Told once it is done. */
  done: string;
  onYes: () => Promise<Saved<{ isUnsent?: boolean }>>;
};

/** Returns the words of a question, and the action of a yes. */
export function asked(open: Asking, on: Answers): Asked {
  const { medicine } = open;
  const name = sayName(medicine);
  switch (open.what) {
    case 'stop':
      return {
        title: m.medicines_stop_title({ name }),
        text: m.medicines_stop_text(),
        yes: m.medicines_stop_yes(),
        no: m.keep_it(),
        done: m.medicines_stopped(),
        onYes: () => on.onStop(medicine),
      };
    case 'delete':
      return {
        title: m.medicines_delete_title({ name }),
        text: m.medicines_delete_text(),
        yes: m.medicines_delete_yes(),
        no: m.keep_it(),
        done: m.medicines_deleted(),
        onYes: () => on.onDelete(medicine),
      };
    case 'beyond':
      return {
        title: m.medicines_beyond_title(),
        text: open.text,
        yes: m.medicines_beyond_yes(),
        no: m.medicines_beyond_no(),
        done: m.medicines_recorded(),
        onYes: () => on.onTakeNeeded(medicine),
      };
  }
}
