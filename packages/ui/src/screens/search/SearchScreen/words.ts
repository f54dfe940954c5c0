import {
  Activity,
  Bell,
  BookOpen,
  CalendarDays,
  ClipboardList,
  FileText,
  FlaskConical,
  type LucideIcon,
  MapPin,
  Phone,
  Pill,
  Share2,
  ShoppingBag,
  Sparkles,
  Stethoscope,
  Target,
  TestTube,
  Users,
} from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import type { SearchGroupId } from './types';

type Words = { label: () => string; icon: LucideIcon };

/** The name of each part, and the sign of what was found in it. */
export const groupWords: Record<SearchGroupId, Words> = {
  pages: { label: m.search_group_pages, icon: FileText },
  readings: { label: m.search_group_readings, icon: Activity },
  'lab-values': { label: m.search_group_lab_values, icon: TestTube },
  medicines: { label: m.search_group_medicines, icon: Pill },
  prescriptions: { label: m.search_group_prescriptions, icon: Pill },
  documents: { label: m.search_group_documents, icon: FileText },
  history: { label: m.search_group_history, icon: ClipboardList },
  facts: { label: m.search_group_facts, icon: ClipboardList },
  visits: { label: m.search_group_visits, icon: CalendarDays },
  insights: { label: m.search_group_insights, icon: Sparkles },
  goals: { label: m.search_group_goals, icon: Target },
  trials: { label: m.search_group_trials, icon: FlaskConical },
  contacts: { label: m.search_group_contacts, icon: Phone },
  family: { label: m.search_group_family, icon: Users },
  patients: { label: m.search_group_patients, icon: Users },
  'patient-visits': { label: m.search_group_visits, icon: CalendarDays },
  doctors: { label: m.search_group_doctors, icon: Stethoscope },
  links: { label: m.search_group_links, icon: Share2 },
  orders: { label: m.search_group_orders, icon: ShoppingBag },
  addresses: { label: m.search_group_addresses, icon: MapPin },
  notifications: { label: m.search_group_notifications, icon: Bell },
  articles: { label: m.search_group_articles, icon: BookOpen },
  products: { label: m.search_group_products, icon: ShoppingBag },
};

type AskWords = { ask: (given: { query: string }) => string; nothing: () => string };
const ofPatients: AskWords = { ask: m.search_ask, nothing: m.search_ask_nothing };

/** How a part is offered that is asked for when the person says so, and what is said if it has nothing. */
export const askWordsOf = (id: SearchGroupId): AskWords =>
  id === 'patient-visits' ? { ask: m.search_ask_visits, nothing: m.search_ask_visits_nothing } : ofPatients;
