import { FlaskConical } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Link } from '../../../components/Link/Link';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { Section } from '../../private/Section';
import { sayDay, sayDoctor, sayPeople, sayPhases, statusWords } from '../private/trial-words';
import type { TrialDetail } from '../types';
import { fact, facts } from './TrialFacts.css';

const sayWhen = ({ startsOn, endsOn }: TrialDetail): string | null => {
  if (startsOn === null) return null;
  const from = sayDay(startsOn);
  return endsOn === null ? m.trial_when_from({ from }) : m.trial_when_between({ from, to: sayDay(endsOn) });
};

/** The study as the registry has it. */
export function TrialFacts({ trial }: { trial: TrialDetail }) {
  const sites = trial.sites.map(({ facility, city, state }) =>
    [facility, city, state].filter(Boolean).join(', '),
  );
  const rows: [string, string | null][] = [
    [m.trials_status(), statusWords[trial.status]()],
    [m.trials_phase(), sayPhases(trial) || null],
    [m.trial_who(), sayPeople(trial)],
    [m.trial_interventions(), trial.interventions.map(({ name }) => name).join(', ') || null],
    [m.trial_where(), sites.slice(0, 8).join('; ') || null],
    [m.trial_when(), sayWhen(trial)],
    [m.trial_sponsor(), trial.sponsor],
    [m.trial_contact(), trial.contact],
    [m.trial_numbers(), [trial.registryId, trial.ctriId].filter(Boolean).join(', ')],
  ];
  return (
    <Section
      title={m.trial_the_trial()}
      mark={trial.isSample && <Tag icon={FlaskConical}>{m.trials_sample()}</Tag>}
    >
      {trial.summary && <Text>{trial.summary}</Text>}
      <dl className={facts}>
        {rows.map(([label, words]) => (
          <div key={label} className={fact}>
            <dt>
              <Text as="span" size={14} tone="muted">
                {label}
              </Text>
            </dt>
            <dd>
              <Text as="span">{words ?? m.trial_not_said()}</Text>
            </dd>
          </div>
        ))}
      </dl>
      {trial.coordinator && (
        <Text size={14} tone="muted">
          {m.trials_coordinator_of({ name: sayDoctor(trial.coordinator) })}
        </Text>
      )}
      {trial.links.map((href) => (
        <Link key={href} href={href} isExternal isAlone>
          {m.trial_registry()}
        </Link>
      ))}
    </Section>
  );
}
