import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';

export type Question = { id: string; question: string; answer: string };
export type Topic = { id: string; title: string; questions: readonly Question[] };

/** Lists what people ask, by topic. The ids are anchors, to which other pages may lead. */
export const topics = (): readonly Topic[] => [
  {
    id: 'readings',
    title: m.help_topic_readings(),
    questions: [
      { id: 'record', question: m.help_q_record(), answer: m.help_a_record() },
      { id: 'in-range', question: m.help_q_status(), answer: m.help_a_status() },
      { id: 'not-assessed', question: m.help_q_notassessed(), answer: m.help_a_notassessed() },
      { id: 'wrong-value', question: m.help_q_wrong(), answer: m.help_a_wrong() },
    ],
  },
  {
    id: 'care',
    title: m.help_topic_care(),
    questions: [
      { id: 'see-a-doctor', question: m.help_q_book(), answer: m.help_a_book() },
      { id: 'medicines', question: m.help_q_medicine(), answer: m.help_a_medicine() },
      { id: 'family', question: m.help_q_family(), answer: m.help_a_family() },
      { id: 'report-on-paper', question: m.help_q_report(), answer: m.help_a_report() },
      { id: 'buy-medicines', question: m.help_q_shop(), answer: m.help_a_shop() },
    ],
  },
  {
    id: 'privacy',
    title: m.help_topic_privacy(),
    questions: [
      { id: 'who-sees', question: m.help_q_who(), answer: m.help_a_who() },
      { id: 'who-looked', question: m.help_q_looked(), answer: m.help_a_looked() },
      { id: 'export', question: m.help_q_export(), answer: m.help_a_export() },
    ],
  },
  {
    id: 'account',
    title: m.help_topic_account(),
    questions: [
      { id: 'password', question: m.help_q_password(), answer: m.help_a_password() },
      { id: 'second-step', question: m.help_q_second(), answer: m.help_a_second() },
      { id: 'delete', question: m.help_q_delete(), answer: m.help_a_delete() },
    ],
  },
  {
    id: 'offline',
    title: m.help_topic_offline(),
    questions: [
      { id: 'without-network', question: m.help_q_offline(), answer: m.help_a_offline() },
      { id: 'conflict', question: m.help_q_conflict(), answer: m.help_a_conflict() },
    ],
  },
  {
    id: 'doctors',
    title: m.help_topic_doctors(),
    questions: [
      { id: 'register', question: m.help_q_register(), answer: m.help_a_register() },
      { id: 'doctors-today', question: m.help_q_doctor_today(), answer: m.help_a_doctor_today() },
    ],
  },
];

/** The numbers to call in danger, first the one for everything. */
export const emergencyLines = (): readonly { number: string; for: string }[] => [
  { number: brand.emergencyNumber, for: m.help_line_any() },
  { number: brand.ambulanceNumber, for: m.help_line_ambulance() },
  { number: brand.helplines.mind, for: m.help_line_mind() },
  { number: brand.helplines.children, for: m.help_line_children() },
  { number: brand.helplines.women, for: m.help_line_women() },
];
