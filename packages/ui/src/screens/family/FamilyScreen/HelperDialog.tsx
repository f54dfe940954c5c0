import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DatePicker } from '../../../components/DatePicker/DatePicker';
import { dayOf } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { Saved } from '../../../patterns/state';
import { LevelField } from '../private/LevelField';
import type { HelperDraft, HelperLevel, HelperRow } from '../types';

export type HelperDialogProps = {
  helper: HelperRow;
  clock: Clock;
  onSave: (draft: HelperDraft) => Promise<Saved<object>>;
  onEnd: () => void;
  /** Null where nothing was changed. */
  onClose: (result: object | null) => void;
};

/** Asks what a helper may do, and until when. */
export function HelperDialog({ helper, clock, onSave, onEnd, onClose }: HelperDialogProps) {
  const [level, setLevel] = useState<HelperLevel>(helper.level === 'guardian' ? 'manage' : helper.level);
  const [until, setUntil] = useState(helper.until);
  return (
    <FormDialog<HelperDraft, object, never>
      title={m.family_change_title({ name: helper.firstName })}
      check={() => ({ draft: { level, until } })}
      onSave={onSave}
      onClose={onClose}
    >
      {({ messageFor }) => (
        <>
          <LevelField
            label={m.family_level()}
            most={helper.level === 'full' ? 'full' : 'manage'}
            value={level}
            onChange={setLevel}
            errorMessage={messageFor('level')}
          />
          <DatePicker
            name="until"
            label={m.family_last_day()}
            description={m.family_last_day_hint()}
            value={until}
            minValue={dayOf(clock.now, clock.timeZone)}
            onChange={setUntil}
            errorMessage={messageFor('until')}
          />
          <div>
            <Button tone="critical" size="small" onPress={onEnd}>
              {m.family_end()}
            </Button>
          </div>
        </>
      )}
    </FormDialog>
  );
}
