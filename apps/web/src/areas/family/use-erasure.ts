import { toProblem } from '@nadi/api-client/problems';
import { randomId } from '@nadi/api-client/random-id';
import * as m from '@nadi/ui/messages';
import type { Saved } from '@nadi/ui/patterns/state';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePasswordGate } from '../../kernel/page/use-password-gate';
import { failureOf } from '../../kernel/requests/action';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';
import { deleteFamilyMemberRecord } from './online-writes';

/** Deletes the record of a child for good, once the person has given their password. */
export function useErasure(id: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const gate = usePasswordGate();
  // The intent of this page: it is asked for once, however often it is tried.
  const [key] = useState(randomId);

  async function erase(): Promise<Saved<object>> {
    const answer = await settle(deleteFamilyMemberRecord.send(api, { id }, key));
    if (answer.ok) {
      void queryClient.invalidateQueries({ queryKey: ['get', '/family/members'] });
      return { ok: true };
    }
    if (toProblem(answer.error).kind !== 'confirm-password')
      return { ok: false, message: failureOf(answer.error).message };
    return new Promise((resolve) =>
      gate.ask({
        again: () => resolve(erase()),
        giveUp: () => resolve({ ok: false, message: m.not_deleted() }),
      }),
    );
  }

  return { erase, dialog: gate.dialog };
}
