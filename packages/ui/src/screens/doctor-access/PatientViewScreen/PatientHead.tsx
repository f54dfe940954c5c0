import { TriangleAlert } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Progress } from '../../../components/Progress/Progress';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { sayWhenWithin } from '../../../words/moment';
import { listKinds } from '../private/access-words';
import { saysNone } from '../private/entry-words';
import { person } from '../private/person.css';
import { nameOf, sayGender } from '../private/person-words';
import { ageAt, sayAccess, sayLeft } from '../private/say-access';
import type { Authorization, SharedSummary } from '../types';
import * as styles from './PatientView.css';
import { Why } from './Why';

type PatientHeadProps = { patient: SharedSummary['patient']; summary: SharedSummary; clock: Clock };

/** Shows who it is, what must be known first, and by which access it is seen. */
export function PatientHead({ patient, summary, clock }: PatientHeadProps) {
  const name = nameOf(patient);
  const { dateOfBirth, gender, authorizations } = patient;
  const age =
    dateOfBirth === null
      ? m.patients_view_age_unknown()
      : m.patients_view_age({ count: ageAt(dateOfBirth, clock) });
  const granted = authorizations.filter(({ status, allowed }) => status === 'GRANTED' && allowed !== null);
  return (
    <Stack space={3}>
      <Inline space={1}>
        <Link href="/dashboard/patients" isAlone>
          {m.patients_title()}
        </Link>
      </Inline>
      <div className={styles.head}>
        <div className={styles.who}>
          <Avatar name={name} size="medium" />
          <div className={person}>
            <Stack space={2}>
              <Inline space={3} align="baseline">
                <Heading level={1} size={28} isFocusTarget>
                  {name}
                </Heading>
                <Text>{[age, sayGender(gender)].filter(Boolean).join(', ')}</Text>
              </Inline>
              <KnownFirst summary={summary} />
            </Stack>
          </div>
        </div>
        <div className={styles.access}>
          <Access granted={granted} name={name} clock={clock} />
        </div>
      </div>
    </Stack>
  );
}

const maxNamed = 4;

/** Allergies, or that nobody told of any: silence must not pass for "none". Then conditions. */
function KnownFirst({ summary: { shared, history } }: { summary: SharedSummary }) {
  const of = (kind: 'allergy' | 'condition') =>
    history.flatMap((entry) =>
      entry.history?.kind === kind && entry.history.status !== 'entered-in-error' ? [entry.history] : [],
    );
  const allergies = of('allergy').filter(({ status }) => status !== 'resolved');
  const isShared = shared.some(({ kind }) => kind === 'allergies');
  return (
    <Inline space={2}>
      {allergies.map((allergy) =>
        saysNone(allergy) ? (
          <Tag key="none">{m.patients_no_allergies()}</Tag>
        ) : (
          <Tag key={allergy.name} tone="critical" icon={TriangleAlert}>
            {m.patients_view_allergy({ name: allergy.name ?? '' })}
          </Tag>
        ),
      )}
      {allergies.length === 0 && (
        <Tag tone="attention">
          {isShared ? m.patients_view_allergies_unsaid() : m.patients_view_allergies_not_shared()}
        </Tag>
      )}
      {of('condition')
        .filter((condition) => condition.status !== 'resolved' && !saysNone(condition))
        .slice(0, maxNamed)
        .map(({ name, onset }) => (
          <Tag key={name}>{[name, onset?.slice(0, 4)].filter(Boolean).join(' ')}</Tag>
        ))}
    </Inline>
  );
}

type AccessProps = { granted: readonly Authorization[]; name: string; clock: Clock };

/** How long is left of what was allowed. The longest access counts for the bar; each is told. */
function Access({ granted, name, clock }: AccessProps) {
  const longest = [...granted].sort((a, b) => untilOf(b) - untilOf(a))[0];
  if (!longest?.allowed) return null;
  const { accessUntil } = longest.allowed;
  const began = Date.parse(longest.grantedAt ?? longest.requestedAt);
  const whole = untilOf(longest) - began;
  const kinds = granted.flatMap(({ allowed }) => allowed?.kinds ?? []);
  return (
    <Stack space={2}>
      <Progress
        label={m.patients_view_access()}
        value={Math.max(untilOf(longest) - Date.parse(clock.now), 0)}
        max={whole}
        valueText={`${sayLeft(accessUntil, clock.now)}, ${m.patients_view_ends({ when: sayWhenWithin(accessUntil, clock) })}`}
        size="small"
      />
      <Text size={14} tone="muted">
        {longest.entryIds ? sayAccess(longest, name, clock).slice(-2, -1)[0] : listKinds([...new Set(kinds)])}
      </Text>
      <Disclosure label={m.patients_view_whys({ count: granted.length })}>
        <Stack space={4}>
          {granted.map((one) => (
            <Why key={one.id} access={one} name={name} clock={clock} />
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}

const untilOf = ({ allowed }: Authorization): number => Date.parse(allowed?.accessUntil ?? '');
