import {
  Baby,
  Bandage,
  BookOpen,
  Brain,
  Droplet,
  HeartPulse,
  type LucideIcon,
  Pill,
  Salad,
  TestTube,
  Venus,
  Wind,
} from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  heart: HeartPulse,
  diabetes: Droplet,
  medicines: Pill,
  'lab-tests': TestTube,
  women: Venus,
  'pregnancy-children': Baby,
  'mind-sleep': Brain,
  lungs: Wind,
  'food-movement': Salad,
  'first-aid': Bandage,
};

/** The sign of a subject; a book for one that is newer than this list. */
export const subjectIcon = (id: string): LucideIcon => icons[id] ?? BookOpen;
