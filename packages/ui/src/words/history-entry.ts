import {
  kindWords,
  sayDetails,
  sayName,
} from '../screens/medical-history/MedicalHistoryScreen/history-words';
import type { EntryDraft } from '../screens/medical-history/MedicalHistoryScreen/types';

/** An entry of the medical history in two lines: "Penicillin", and "Allergies · Rash · Severe". */
export const sayEntry = (entry: EntryDraft): { title: string; detail: string } => ({
  title: sayName(entry),
  detail: [kindWords[entry.kind].title(), sayDetails(entry)].filter(Boolean).join(' · '),
});
