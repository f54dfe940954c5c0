import { recentHours } from '@nadi/domain/vital-signs/attention';
import { clinicalPage, type PageClause, type PageRange } from '@nadi/domain/vital-signs/clinical-page';
import {
  altitudeDays,
  daysAfterBirth,
  notPregnantDays,
  oxygenTargetDays,
  pregnantDays,
} from '@nadi/domain/vital-signs/health-facts';
import { fertileYears } from '@nadi/domain/vital-signs/situations';
import { Heading } from '@nadi/ui/components/Heading';
import { Link } from '@nadi/ui/components/Link';
import { Stack } from '@nadi/ui/components/Stack';
import { StatusBadge } from '@nadi/ui/components/StatusBadge';
import { Text } from '@nadi/ui/components/Text';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { adviceSaid, openedSaid, typeNames } from './clinical-words';
import { list, page, prop, row, table } from './docs.css';
import { Section } from './Section';

/** Every limit that the product assesses by, generated from the rules themselves. */
export function ClinicalRanges() {
  return (
    <Unstyled>
      <div className={page}>
        <Stack space={10}>
          <Stack space={4} as="header">
            <Heading level={1}>Clinical ranges</Heading>
            <Text size={18}>
              Every limit used to assess a reading: who it applies to, what the person is told, and the clause
              it is based on. This page is made from the rules themselves. More than 1,300 cases, written from
              the clauses, test them (packages/domain/src/vital-signs/cases).
            </Text>
          </Stack>
          <Section title="How a reading is assessed">
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
  'A stricter range counts until it is excluded. A more lenient one (a target of 88 to 92 %, altitude) counts only if the person entered it.',
  'The status is the mildest severity that all possible ranges give. If they are on opposite sides, the reading is not assessed. What the person is told, and what comes first on a dashboard, follows the worst possible one, with its condition.',
  `Pregnancy is possible from ${fertileYears.from} to ${fertileYears.to} years unless the person is male or it was excluded. "Not pregnant" counts for ${notPregnantDays} days and "pregnant" for ${pregnantDays} if no end was given. The pregnancy ranges apply for ${daysAfterBirth} days after birth. A stay at altitude counts for ${altitudeDays} days and an oxygen target for ${oxygenTargetDays}. For glucose, the pregnancy targets end with the birth. The periods for answers are ours; no guideline has them.`,
  `A reading is recent for ${recentHours} hours: home pressure is taken twice a day (NG136 1.2), and advice for the same day is over by then. A newer reading of the same type is shown beside it and does not replace it, because either may be wrong. A critical last reading leads the dashboard for seven days.`,
  'If the age is not known, the adult ranges count and the person is asked for their date of birth.',
  'If guidelines differ, the more cautious one decides what is critical and what is advised, and both are listed. For "in range", one source is chosen, with the reason.',
  'A value is compared, in the unit it was entered in, with the limit published in that unit. A value between two bands of a whole-number score is assessed as the worse of the two.',
  'If the two numbers of a blood pressure are 20 mmHg or less apart, the person gets advice by symptoms, whatever the numbers themselves say. Numbers in range become "low"; numbers already on one side stay there.',
  'If two circumstances are unknown, the weakest condition that reaches the worst status is named: both ("pregnant and fasting") only if one alone does not reach it, either ("pregnant or fasting") if each does.',
  'We do not ask whether someone with a target of 88 to 92 % was breathing extra oxygen: a value that is too high on extra oxygen is shown with that condition.',
  'A lower number below 60 counts for adults only; for children, only one far below what is usual at their age. Weight and height are not assessed.',
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
