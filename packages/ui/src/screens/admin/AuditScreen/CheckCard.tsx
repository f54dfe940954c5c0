import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Progress } from '../../../components/Progress/Progress';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Text } from '../../../components/Text/Text';
import { formatExactly } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { SectionCard } from '../private/SectionCard';
import type { AuditCheckState, AuditFault } from './types';

type CheckCardProps = { state: AuditCheckState; clock: Clock; onCheck: () => void };

/** Checks the whole log part by part, and says what was checked and when. */
export function CheckCard({ state, clock, onCheck }: CheckCardProps) {
  const exactly = (at: string) => formatExactly(at, { locale: formattingLocale(), timeZone: clock.timeZone });
  const isDone = state.phase === 'done' || state.phase === 'failed';
  return (
    <SectionCard title={m.audit_check_heading()} about={[m.audit_check_about()]}>
      {state.phase === 'running' && (
        <Progress
          label={m.audit_check_running()}
          value={null}
          valueText={m.audit_check_so_far({ count: state.entries })}
        />
      )}
      {state.phase === 'failed' && (
        <Banner tone="attention" title={m.audit_check_failed_title()}>
          {m.audit_check_so_far({ count: state.entries })}. {m.audit_check_failed()}
        </Banner>
      )}
      {state.phase === 'done' && state.fault && <Fault fault={state.fault} exactly={exactly} />}
      {state.phase === 'done' && !state.fault && (
        <Banner tone="done" title={m.audit_check_whole_title()}>
          {m.audit_check_whole({
            entries: state.entries,
            chains: state.chains,
            at: exactly(state.checkedAt),
          })}
        </Banner>
      )}
      <Text size={14} tone="muted">
        {m.audit_check_limit()}
      </Text>
      <div>
        <Button tone="secondary" isPending={state.phase === 'running'} onPress={onCheck}>
          {isDone ? m.audit_check_again() : m.audit_check_start()}
        </Button>
      </div>
    </SectionCard>
  );
}

function Fault({ fault, exactly }: { fault: AuditFault; exactly: (at: string) => string }) {
  const { subjectId, number, what, operation, at } = fault;
  return (
    <Banner tone="critical" title={m.audit_check_fault_title()}>
      {m.audit_check_fault({ number, id: subjectId, what })}
      {operation && at && ` ${m.audit_check_fault_known({ operation, at: exactly(at) })}`}
    </Banner>
  );
}
