import {
  Bandage,
  FileText,
  FlaskConical,
  HeartPulse,
  type LucideIcon,
  Pill,
  ShieldAlert,
  Stethoscope,
  Syringe,
} from 'lucide-react';
import type { RecordType } from '../types';

/** Shows a paper for what has no sign of its own. */
export const recordIcons: Record<RecordType, LucideIcon> = {
  lab_report: FlaskConical,
  prescription: Pill,
  discharge_summary: FileText,
  imaging: FileText,
  immunisation: Syringe,
  allergy: ShieldAlert,
  condition: HeartPulse,
  procedure: Bandage,
  encounter_note: Stethoscope,
  referral: FileText,
  insurance: FileText,
  invoice: FileText,
  consent: FileText,
  other: FileText,
};
