import * as m from '../../generated/messages/messages';
import type { Clock } from '../components/When/When';
import { sayWhenWithin } from './moment';

/** The bits of the contract's `Prescription` by which it is named. */
export type NamedPrescription = {
  state: 'draft' | 'signed' | 'cancelled' | 'replaced';
  /** RFC 3339; null for a draft. */
  signedAt: string | null;
  items: readonly { generic: string; strength: string | null }[];
  printed: { doctor: { name: string } } | null;
};

const ended: Partial<Record<NamedPrescription['state'], () => string>> = {
  cancelled: m.prescribed_cancelled,
  replaced: m.prescribed_replaced,
};

/** A prescription in two lines: "Telmisartan 40 mg, Paracetamol 500 mg", and who prescribed it and when; first that it no longer counts. */
export const sayPrescribed = (
  { state, signedAt, items, printed }: NamedPrescription,
  clock: Clock,
): { title: string; detail: string } => ({
  title: items.map(({ generic, strength }) => [generic, strength].filter(Boolean).join(' ')).join(', '),
  detail: [
    ended[state]?.(),
    printed?.doctor.name,
    signedAt && m.prescribed_at({ day: sayWhenWithin(signedAt, clock) }),
  ]
    .filter(Boolean)
    .join(' · '),
});
