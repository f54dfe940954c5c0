import {
  Activity,
  Bell,
  type LucideIcon,
  Pill,
  ShieldCheck,
  Stethoscope,
  Target,
  UserRound,
} from 'lucide-react';
import type { NotificationCategory } from './types';

export const entryIcons: Readonly<Record<NotificationCategory, LucideIcon>> = {
  security: ShieldCheck,
  account: UserRound,
  readings: Activity,
  goals: Target,
  medicines: Pill,
  registration: Stethoscope,
  general: Bell,
};
