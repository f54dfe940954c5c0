import {
  Activity,
  Bell,
  BookOpen,
  FileText,
  type LucideIcon,
  Phone,
  Pill,
  Stethoscope,
  Target,
  Users,
} from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import type { SearchGroupId } from './types';

/** The name of each part, and the sign of what was found in it. */
export const groupWords: Record<SearchGroupId, { label: () => string; icon: LucideIcon }> = {
  pages: { label: m.search_group_pages, icon: FileText },
  readings: { label: m.search_group_readings, icon: Activity },
  medicines: { label: m.search_group_medicines, icon: Pill },
  goals: { label: m.search_group_goals, icon: Target },
  contacts: { label: m.search_group_contacts, icon: Phone },
  patients: { label: m.search_group_patients, icon: Users },
  doctors: { label: m.search_group_doctors, icon: Stethoscope },
  notifications: { label: m.search_group_notifications, icon: Bell },
  articles: { label: m.search_group_articles, icon: BookOpen },
};
