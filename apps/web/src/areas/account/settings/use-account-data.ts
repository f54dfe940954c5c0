import type { FamilyMember } from '@nadi/contract/schema';
import { noteTermYears } from '@nadi/domain/appointments/notes';
import { invoiceMonths, registerYears } from '@nadi/domain/shop/invoice';
import type { DataScreenProps } from '@nadi/ui/screens/settings/DataScreen';
import { membersQuery } from '../../../kernel/acting/members-query';
import { saveFile } from '../../../kernel/browser/save-file';
import { pageState } from '../../../kernel/page/page-state';
import { usePasswordGate } from '../../../kernel/page/use-password-gate';
import { useAppSelector, useServices } from '../../../kernel/services/use-services';
import { selectUser } from '../../../kernel/session/session-selectors';
import { useAction } from './use-action';

const terms = { signedYears: noteTermYears, invoiceMonths, registerYears };

const path = '/account/deletion';

/** Returns first names of the children whose record ends with the account of their only guardian. */
const wardsOf = (members: readonly FamilyMember[]): string[] =>
  members
    .filter(({ hasAccount, guardians }) => !hasAccount && guardians.length === 1)
    .map(({ firstName }) => firstName);

/** Exports and deletes the person's own data. */
export function useAccountData(): {
  props: Omit<DataScreenProps, 'clock'>;
  dialog: ReturnType<typeof usePasswordGate>['dialog'];
} {
  const { $api, api } = useServices();
  const gate = usePasswordGate();
  const known = $api.useQuery('get', path, {}, { staleTime: 0 });
  const isPatient = useAppSelector(selectUser)?.role === 'PATIENT';
  const members = $api.useQuery(...membersQuery, { enabled: isPatient, staleTime: 0 });
  const exporting = useAction(gate);
  const deletion = useAction(gate);
  const readAgain = () => void known.refetch();

  const state = pageState(known, ({ data }) => ({
    eraseAt: data?.erasesAt ?? null,
    wards: isPatient ? (members.data ? wardsOf(members.data.data) : null) : [],
    exporting: exporting.state,
    deletion: deletion.state,
  }));

  return {
    dialog: gate.dialog,
    props: {
      state,
      terms,
      onExport: () =>
        exporting.run(
          () => api.GET('/account/export', { parseAs: 'blob' }),
          (archive) => saveFile(archive, `nadi-${new Date().toISOString().slice(0, 10)}.zip`),
        ),
      onDelete: () => deletion.run(() => api.POST(path), readAgain),
      onKeepAccount: () => deletion.run(() => api.DELETE(path), readAgain),
      onRetry: readAgain,
    },
  };
}
