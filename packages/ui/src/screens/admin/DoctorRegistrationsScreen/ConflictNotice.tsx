import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { registrationName } from './registration-name';
import type { Registration } from './types';

type ConflictNoticeProps = {
  standing: Registration;
  /** True if the registration itself was changed, and nobody has decided. */
  isDecidable: boolean;
};

/** Says that the decision was not saved, since it was about something else than what now stands. */
export function ConflictNotice({ standing, isDecidable }: ConflictNoticeProps) {
  if (isDecidable)
    return (
      <Banner tone="attention" title={m.registration_conflict_waiting_title()}>
        {m.registration_conflict_waiting()}
      </Banner>
    );
  const name = registrationName(standing);
  return (
    <Banner tone="attention" title={m.registration_conflict_title()}>
      {standing.status === 'REJECTED'
        ? m.registration_conflict_rejected({ name })
        : m.registration_conflict_verified({ name })}
    </Banner>
  );
}
