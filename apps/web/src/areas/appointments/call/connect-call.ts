import { callPath } from '@nadi/contract/live';
import type { LiveAnswer } from '@nadi/contract/schema';
import { io } from 'socket.io-client';
import { callChecks } from '../../../../generated/call-checks';
import type { ConnectCall } from './signals';

/** Connects one page to the call of a visit. It never reconnects by itself: the next connection needs a newer token. */
export const connectCall: ConnectCall = (join, token, tell) => {
  const socket = io(import.meta.env?.VITE_API_ORIGIN || window.location.origin, {
    path: `/api/v1${callPath}`,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
  });
  let isOver = false;
  const lose = () => {
    if (isOver) return;
    isOver = true;
    tell({ type: 'lost' });
  };
  socket.on('connect', () =>
    socket.emit('join', join, (answer: LiveAnswer) => {
      if (answer.success || isOver) return;
      isOver = answer.reason === 'forbidden';
      if (isOver) tell({ type: 'refused' });
      socket.close();
    }),
  );
  // Ignores a message that does not keep to its schema.
  socket.on('joined', (message) => callChecks.joined(message) && tell({ type: 'joined', ...message }));
  socket.on('other', (message) => callChecks.other(message) && tell({ type: 'other', ...message }));
  socket.on(
    'signalled',
    (message) => callChecks.signalled(message) && tell({ type: 'signalled', ...message }),
  );
  socket.on('closed', (message) => {
    if (!callChecks.closed(message)) return;
    isOver = true;
    tell({ type: 'closed', why: message.why });
  });
  socket.on('disconnect', lose);
  socket.on('connect_error', lose);
  socket.io.on('close', () => queueMicrotask(lose));
  return {
    signal: (signal) => void (socket.connected && socket.emit('signal', signal)),
    close() {
      isOver = true;
      if (socket.connected) socket.emit('leave', {});
      socket.close();
    },
  };
};
