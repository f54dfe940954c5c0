import { brand } from '@nadi/brand';
import * as m from '../../../generated/messages/messages';
import { Link } from '../../components/Link/Link';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';

/** Names the person to whom people turn with questions about their data, and how long an answer may take. */
export type GrievanceContact = {
  /** Null if this installation has not named anyone. */
  officer: { name: string; email: string; phone: string | null } | null;
  grievanceDays: number;
  requestDays: number;
};

export type OfficerState =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | ({ phase: 'ready' } & GrievanceContact);

/** Names the grievance officer, or says that there is none. */
export function GrievanceOfficer({ state }: { state: OfficerState }) {
  if (state.phase !== 'ready')
    return (
      <div role="status">
        <Text tone="muted">{state.phase === 'loading' ? m.officer_loading() : m.officer_failed()}</Text>
      </div>
    );
  const { officer, grievanceDays, requestDays } = state;
  return (
    <Stack space={2}>
      <Text>{officer ? m.officer_named({ name: officer.name }) : m.officer_none()}</Text>
      {officer ? (
        <div>
          <Link href={`mailto:${officer.email}`} isAlone>
            {officer.email}
          </Link>
        </div>
      ) : (
        <div>
          <Link href={`mailto:${brand.supportEmail}`} isAlone>
            {brand.supportEmail}
          </Link>
        </div>
      )}
      {officer?.phone && (
        <div>
          <Link href={`tel:${officer.phone.replaceAll(/[^+\d]/g, '')}`} isAlone>
            {officer.phone}
          </Link>
        </div>
      )}
      <Text size={14} tone="muted">
        {m.officer_days({ grievance: grievanceDays, request: requestDays })} {m.officer_board()}
      </Text>
    </Stack>
  );
}
