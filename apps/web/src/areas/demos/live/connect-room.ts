import { demoPath } from '@nadi/contract/live';
import type { LiveRefusal } from '@nadi/contract/schema';
import { io } from 'socket.io-client';
import { demoChecks } from '../../../../generated/demo-checks';
import type { ConnectRoom } from './room-signals';

/** Connects to the room for anyone: without a token, and apart from the connection of who is signed in. */
export const connectRoom: ConnectRoom = (tell) => {
  const socket = io(import.meta.env?.VITE_API_ORIGIN || window.location.origin, {
    path: `/api/v1${demoPath}`,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelayMax: 10_000,
  });
  // Drops what does not keep to its schema, as if it had not been said.
  socket.on('joined', (message) => {
    if (demoChecks.joined(message)) tell({ type: 'joined', number: message.number });
  });
  socket.on('room', (message) => {
    if (demoChecks.room(message)) tell({ type: 'room', room: message });
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    tell({ type: reason === 'io server disconnect' ? 'over' : 'lost' });
  });
  socket.on('connect_error', (error: Error & { data?: LiveRefusal }) =>
    tell({ type: error.data ? 'refused' : 'lost' }),
  );
  return {
    // Does not send later what could not be sent: it would be counted after it was seen to be lost.
    count: (counter) => void (socket.connected && socket.emit('demo-echo', { counter })),
    look: (isLooking) => void (socket.connected && socket.emit('look', { isLooking })),
    close: () => void socket.close(),
  };
};
