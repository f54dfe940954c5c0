import { recentHours } from '@nadi/clinical/attention';
import { clinicalPage, type PageClause, type PageRange } from '@nadi/clinical/clinical-page';
import {
  altitudeDays,
  daysAfterBirth,
  notPregnantDays,
  oxygenTargetDays,
  pregnantDays,
} from '@nadi/clinical/health-facts';
import { fertileYears } from '@nadi/clinical/situations';
import { Heading } from '@nadi/ui/components/Heading';
import { Link } from '@nadi/ui/components/Link';
import { Stack } from '@nadi/ui/components/Stack';
import { StatusBadge } from '@nadi/ui/components/StatusBadge';
import { Text } from '@nadi/ui/components/Text';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { adviceSaid, openedSaid, typeNames } from './clinical-words';
import { list, page, prop, row, table } from './docs.css';
import { Section } from './Section';

/** Every limit that the product judges by, generated from the rules themselves. */
export function ClinicalRanges() {
  return (
    <Unstyled>
      <div className={page}>
        <Stack space={10}>
          <Stack space={4} as="header">
            <Heading level={1}>Clinical ranges</Heading>
            <Text size={18}>
              Every limit that a reading is judged by: for whom it holds, what the person is told, and the
              clause that it rests on. This page is made from the rules themselves; more than 1,300 cases that
              were written from the clauses hold them (packages/clinical/cases).
            </Text>
          </Stack>
          <Section title="How a reading is judged">
            <ul className={list}>
              {principles.map((principle) => (
                <Text as="li" key={principle}>
                  {principle}
                </Text>
              ))}
            </ul>
          </Section>
          {clinicalPage().map(({ type, ranges }) => (
            <Section key={type} title={typeNames[type]}>
              <Stack space={6}>
                {ranges.map((range) => (
                  <Range key={range.id} range={range} />
                ))}
              </Stack>
            </Section>
          ))}
        </Stack>
      </div>
    </Unstyled>
  );
}

const principles = [
  'A stricter range counts until it is excluded; a more lenient one (a target of 88 to 92 %, altitude) only where it was told.',
  'The status is the mildest severity that all possible ranges give. Where they lie on opposite sides it is not assessed. What the person is told, and what comes first on a dashboard, follows the worst that is possible, with its condition.',
  `Pregnancy is possible from ${fertileYears.from} to ${fertileYears.to} years unless the person is male or it was excluded. "Not pregnant" counts for ${notPregnantDays} days and "pregnant" for ${pregnantDays} where no end was given; the ranges of pregnancy hold for ${daysAfterBirth} days after birth. A stay at altitude counts for ${altitudeDays} days and a target for oxygen for ${oxygenTargetDays}. For glucose the targets of pregnancy end with the birth. The periods of answers are ours; no guideline has them.`,
  `A reading is recent for ${recentHours} hours: home pressure is taken twice a day (NG136 1.2), and advice for the same day is over by then. A newer reading of the same kind is said beside it and takes nothing back, since either may be wrong. A critical last reading leads the dashboard for seven days.`,
  'Where the age is not known the ranges of adults count and the date of birth is asked for.',
  'Where guidelines differ the more cautious one decides what is critical and what is advised, and both are listed. For "in range" one source is chosen and says why.',
  'A value is compared in the unit of its entry with the limit as published in that unit. What lies between the bands of a score of whole numbers is judged as the worse of both.',
  'Two numbers of a blood pressure that lie 20 mmHg or less apart ask for advice by symptoms whatever the numbers themselves say. Numbers in range become "low"; a side that they lie on stays.',
  'With two circumstances open the weakest condition that reaches the worst status is named: both ("pregnant and fasting") only where one alone does not reach it, either ("pregnant or fasting") where each does.',
  'Whether somebody with a target of 88 to 92 % was breathing extra oxygen is not asked: what is too much on extra oxygen is said with that condition.',
  'The lower number of a blood pressure below 60 counts for adults only, far below the usual of the age for children; weight and height are not judged.',
];

const numberNames = {
  systolic: 'Upper number',
  diastolic: 'Lower number',
  'pulse-pressure': 'Upper less lower number',
} as const;

function Range({ range: { whom, code, limits, choice } }: { range: PageRange }) {
  const heading = code === 'value' ? whom : `${numberNames[code]}, ${whom}`;
  return (
    <Stack space={2}>
      <Heading level={3}>{heading.charAt(0).toUpperCase() + heading.slice(1)}</Heading>
      <dl className={table}>
        {limits.map(({ status, side, when, advice, clauses }) => (
          <div key={`${status} ${when}`} className={row}>
            <dt className={prop}>
              <StatusBadge status={status} />
              <Text as="span" size={14} tone="muted">
                {status === 'critical' && (side === 'low' ? 'too low' : 'too high')}
              </Text>
            </dt>
            <dd>
              <Text weight="bold">{when}</Text>
              {advice && <Text>{adviceSaid[advice]}</Text>}
              {clauses.map((clause) => (
                <Basis key={`${clause.title} ${clause.clause}`} clause={clause} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {choice && <Text size={14}>Why this source: {choice}</Text>}
    </Stack>
  );
}

const Basis = ({ clause: { title, clause, url, opened } }: { clause: PageClause }) => (
  <Text size={14} tone="muted">
    <Link href={url} isExternal>
      {title}
    </Link>
    : {clause} ({openedSaid[opened]})
  </Text>
);
