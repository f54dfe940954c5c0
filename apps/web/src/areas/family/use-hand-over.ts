import type { MemberScreenProps } from '@nadi/ui/screens/family/MemberScreen';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { sendTakeOver, withdrawTakeOver } from './online-writes';

type TakeOverActions = Pick<MemberScreenProps, 'onSendTakeOver' | 'onWithdrawTakeOver'>;

const nothing = () => ({});

/** Sends the invitation to take a record over, and withdraws it. */
export function useHandOver(): TakeOverActions {
  const [send, withdraw] = [useOnlineWrite(sendTakeOver), useOnlineWrite(withdrawTakeOver)];
  return {
    onSendTakeOver: async ({ id }, email) => savedOf(await send({ id, email }), nothing),
    onWithdrawTakeOver: async ({ id }) => savedOf(await withdraw({ id }), nothing),
  };
}
