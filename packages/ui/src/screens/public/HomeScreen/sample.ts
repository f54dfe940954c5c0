import type { LucideIcon } from 'lucide-react';
import { Footprints, HeartPulse, Moon } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { namedDoctors } from './named-doctors';

export type SampleDoctor = {
  id: string;
  name: string;
  specialty: string;
  education: string;
  /** The rating out of 5. */
  rating: number;
  reviews: number;
  location: string;
  availability: string;
  responseTime: string;
  /** Rupees. */
  consultationFee: number;
  /** Address of a photo; null where the initials stand for it. */
  image: string | null;
  telemedicineEnabled: boolean;
};

export type SampleArticle = {
  id: string;
  title: string;
  summary: string;
  category: string;
  /** Minutes. */
  readTime: number;
  /** RFC 3339. */
  publishedAt: string;
  author: string;
  image: string | null;
  tags: readonly string[];
  aiGenerated: boolean;
  trending: boolean;
  views: number;
  likes: number;
};

export type SampleTestimonial = {
  id: string;
  name: string;
  role: string;
  content: string;
  /** The rating out of 5. */
  rating: number;
  image: string | null;
  location: string;
  timeUsing: string;
  verified: boolean;
};

export type SampleTip = {
  id: string;
  title: string;
  message: string;
  icon: LucideIcon;
  /** Percent. */
  confidence: number;
};

const [meera, samuel] = namedDoctors;

/** The first is the doctor of the demonstration, so that booking her leads to someone. */
export const sampleDoctors = (): readonly SampleDoctor[] => [
  {
    ...meera,
    specialty: m.sample_cardiology(),
    education: 'MD, DM',
    rating: 4.8,
    reviews: 64,
    location: m.sample_bengaluru(),
    availability: m.sample_today(),
    responseTime: m.sample_within_hour(),
    consultationFee: 800,
    image: null,
    telemedicineEnabled: true,
  },
  {
    ...samuel,
    specialty: m.sample_general_medicine(),
    education: 'MBBS, MD',
    rating: 4.6,
    reviews: 41,
    location: m.sample_mysuru(),
    availability: m.sample_tomorrow(),
    responseTime: m.sample_within_hours(),
    consultationFee: 450,
    image: null,
    telemedicineEnabled: true,
  },
];

export const sampleArticles = (): readonly SampleArticle[] => [
  {
    id: 'blood-pressure-at-home',
    title: m.sample_bp_title(),
    summary: m.sample_bp_summary(),
    category: m.sample_bp_category(),
    readTime: 4,
    publishedAt: '2026-11-20T09:00:00+05:30',
    author: m.sample_author(),
    image: null,
    tags: [m.sample_tag_pressure(), m.sample_tag_home()],
    aiGenerated: false,
    trending: true,
    views: 1240,
    likes: 96,
  },
  {
    id: 'three-month-sugar',
    title: m.sample_hba1c_title(),
    summary: m.sample_hba1c_summary(),
    category: m.sample_hba1c_category(),
    readTime: 5,
    publishedAt: '2026-11-14T09:00:00+05:30',
    author: m.sample_author(),
    image: null,
    tags: [m.sample_tag_sugar(), m.sample_tag_lab()],
    aiGenerated: false,
    trending: false,
    views: 860,
    likes: 71,
  },
];

/** Returns what is read of a sample article, by its id: the specification has no field for it. */
export const sampleTexts: Readonly<Record<string, () => string>> = {
  'blood-pressure-at-home': m.sample_bp_content,
  'three-month-sugar': m.sample_hba1c_content,
};

export const sampleTestimonials = (): readonly SampleTestimonial[] => [
  {
    id: 'patient',
    name: 'Asha Kulkarni',
    role: m.home_voice_patient(),
    content: m.sample_voice_one(),
    rating: 5,
    image: null,
    location: m.sample_bengaluru(),
    timeUsing: m.sample_eight_months(),
    verified: true,
  },
  {
    id: 'doctor',
    name: 'Meera Rao',
    role: m.home_voice_doctor(),
    content: m.sample_voice_two(),
    rating: 4,
    image: null,
    location: m.sample_bengaluru(),
    timeUsing: m.sample_one_year(),
    verified: true,
  },
];

/**
 * Walking: Reynolds et al., Diabetologia 2016;59:2572. Rest before measuring: ESC 2024, section 5.2. Sleep: AASM and Sleep Research Society,
 * Sleep 2015;38:843.
 */
export const sampleTips = (): readonly SampleTip[] => [
  { id: 'walk', title: m.tip_walk_title(), message: m.tip_walk(), icon: Footprints, confidence: 92 },
  { id: 'rest', title: m.tip_rest_title(), message: m.tip_rest(), icon: HeartPulse, confidence: 97 },
  { id: 'sleep', title: m.tip_sleep_title(), message: m.tip_sleep(), icon: Moon, confidence: 94 },
];

/** The specification's figures. */
export const sampleFigures = (): readonly { figure: string; label: string }[] => [
  { figure: '100+', label: m.home_figure_patients() },
  { figure: '10+', label: m.home_figure_doctors() },
  { figure: '1,000+', label: m.home_figure_records() },
  { figure: '500+', label: m.home_figure_insights() },
];
