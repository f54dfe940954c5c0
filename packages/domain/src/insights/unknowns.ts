import { forecastOf } from '../goals/goal-forecast';
import { localDay } from '../kernel/time-zone';
import { comparePeriods } from '../vital-signs/compare-periods';
import type { Question } from '../vital-signs/situations';
import { isDoubtful, isOpen } from './goal-pace';
import { type InsightInput, perType } from './input';
import { isIncomparable, recentLabs } from './lab-values';
import { shortestRun, typesCutShort } from './runs';
import { urgentTypes } from './urgent-readings';
import { sayCount, typeWords } from './words';

export type InsightUnknown = { id: string; title: string; text: string };

const questions: Readonly<Record<Question, Omit<InsightUnknown, 'id'>>> = {
  'date-of-birth': {
    title: 'Which ranges are for your age',
    text: 'Your date of birth is not in your profile. Ranges of adults are used until it is.',
  },
  pregnancy: {
    title: 'Whether ranges of pregnancy apply',
    text: 'It is not recorded whether you are pregnant, or gave birth in the last six weeks. Both are considered until you say so.',
  },
  timing: {
    title: 'What some glucose readings mean',
    text: 'Their time in relation to a meal was not said. Only what all ranges agree on is said of them.',
  },
  'oxygen-target': {
    title: 'Which oxygen saturation is right for you',
    text: 'If a doctor gave you a target for your oxygen saturation, record it.',
  },
  altitude: {
    title: 'Whether your oxygen saturation fits the altitude',
    text: 'The altitude at which you live is not recorded.',
  },
};

/** Days without a reading after which that is said. */
const quietDays = 30;

const besideUrgent = 'A reading is urgent: what its advice says comes first.';

/** Lists what cannot be said, each with what is missing. That nothing is said of a thing is no sign that it is well. */
export function unknowns(input: InsightInput): InsightUnknown[] {
  const { latest, month, medicines, goals, labValues, now, timeZone } = input;
  const incomparable = recentLabs(labValues, now).filter(isIncomparable);
  const asked = new Set(latest.flatMap(({ interpretation: { asks } }) => asks));
  const quiet = latest.filter(
    ({ measuredAt }) => now.getTime() - Date.parse(measuredAt) > quietDays * 86_400_000,
  );
  const pressure = month.metrics.find(({ type }) => type === 'blood_pressure');
  const verdict = pressure && comparePeriods(pressure).verdict;
  const urgent = urgentTypes(input);
  const isLeftOut = verdict !== 'not-enough' && verdict !== 'same' && urgent.has('blood_pressure');
  return [
    ...(latest.length === 0
      ? [{ id: 'no-readings', title: 'How your readings are', text: 'You have recorded no reading.' }]
      : []),
    ...(quiet.length > 0
      ? [
          {
            id: 'old-readings',
            title: 'How some things are now',
            text: `No reading in the last ${quietDays} days of: ${[...new Set(quiet.map(({ type }) => typeWords[type]))].join(', ')}.`,
          },
        ]
      : []),
    ...typesCutShort(input).map((type) => ({
      id: `run-${type}`,
      title: `Since when your ${typeWords[type]} has been out of range`,
      text: `The newest ${perType} readings were looked at. All are out of range, and they are of fewer than ${shortestRun.days} days.`,
    })),
    ...[...asked].map((question) => ({ id: `asks-${question}`, ...questions[question] })),
    ...(pressure && isLeftOut
      ? [{ id: 'pressure-change', title: 'Whether your blood pressure has changed', text: besideUrgent }]
      : []),
    ...(pressure && verdict === 'not-enough'
      ? [
          {
            id: 'pressure-change',
            title: 'Whether your blood pressure has changed',
            text: `It needs ${pressure.enough.needsReadings} readings on ${pressure.enough.needsDays} days, in the last 30 days and in the 30 days before.`,
          },
        ]
      : []),
    ...(incomparable.length > 0
      ? [
          {
            id: 'lab-values',
            title: `Whether ${sayCount(incomparable.length, 'laboratory value')} ${incomparable.length === 1 ? 'is' : 'are'} in range`,
            text: `Their reports name no range that they could be compared with. Look at the report, or ask the doctor who ordered the test: ${incomparable
              .slice(0, 12)
              .map(({ name }) => name.slice(0, 100))
              .join(', ')}${incomparable.length > 12 ? ` and ${incomparable.length - 12} more` : ''}.`,
          },
        ]
      : []),
    ...medicines.flatMap(({ id, name, adherence }) =>
      adherence && adherence.planned > 0 && adherence.taken + adherence.skipped === 0
        ? [
            {
              id: `doses-${id}`,
              title: `Whether ${name} was taken`,
              text: 'No dose of it is recorded. It may have been taken all the same.',
            },
          ]
        : [],
    ),
    ...goals
      .filter((goal) => isOpen(goal) && !isDoubtful(goal))
      .filter(
        (goal) =>
          urgent.size > 0 ||
          forecastOf(goal, goal.series, localDay(now, timeZone)).outcome === 'not_enough_data',
      )
      .map(({ id, title }) => ({
        id: `goal-${id}`,
        title: `When "${title}" would be reached`,
        text: urgent.size > 0 ? besideUrgent : 'It needs values of five days that lie two weeks apart.',
      })),
  ].slice(0, 100);
}
