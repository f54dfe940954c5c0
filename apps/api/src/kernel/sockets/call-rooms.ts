/** The two sides of a visit. */
export type CallSide = 'PATIENT' | 'DOCTOR';

/** One page in a call. */
export type Seat = { consultationId: string; side: CallSide; peerId: string };

/** Between servers, with ids only. `taken` is said again every few seconds, for as long as the page is there. */
export type CallShare =
  | ({ type: 'taken' } & Seat)
  /** `isLost`: its connection was cut, and it may come back. */
  | ({ type: 'left'; isLost: boolean } & Seat)
  /** A signal waits in the database for this page. */
  | { type: 'mail'; peerId: string }
  /** A visit changed: whoever is in its call is looked at again. */
  | { type: 'changed'; consultationId: string };

/** Milliseconds after which a page of another server that is silent counts no more. */
const silentMs = 12_000;

const otherSide = { PATIENT: 'DOCTOR', DOCTOR: 'PATIENT' } as const;
const keyOf = ({ consultationId, side }: Pick<Seat, 'consultationId' | 'side'>) =>
  `${side} ${consultationId}`;

type Taken = Seat & { isHere: boolean; heardAt: number };
/** @returns the page that was there before, if it was another one */
type Change = { isNew: boolean; before: Taken | null };

/** The pages that are in the calls of visits: the newest one of each side, on this server or on another. */
export function createCallRooms({ now }: { now(): number }) {
  const seats = new Map<string, Taken>();
  return {
    /** A page of this server comes, or comes again after its connection was lost; then a newer one may be there. */
    enter(seat: Seat): Change {
      const before = seats.get(keyOf(seat)) ?? null;
      if (before && before.peerId > seat.peerId) return { isNew: false, before: null };
      seats.set(keyOf(seat), { ...seat, isHere: true, heardAt: now() });
      return { isNew: true, before: before?.peerId === seat.peerId ? null : before };
    },
    /** A page of another server is there. Ids are in the order in which pages came, so that two servers agree which is the newest. */
    hear(seat: Seat): Change {
      const before = seats.get(keyOf(seat)) ?? null;
      if (before?.isHere && before.peerId > seat.peerId) return { isNew: false, before: null };
      const isNew = before?.peerId !== seat.peerId;
      seats.set(keyOf(seat), { ...seat, isHere: false, heardAt: now() });
      return { isNew, before: isNew ? before : null };
    },
    /** @returns true if the page was there: another may have taken its place */
    leave(seat: Seat): boolean {
      if (seats.get(keyOf(seat))?.peerId !== seat.peerId) return false;
      return seats.delete(keyOf(seat));
    },
    isThere: (seat: Seat): boolean => seats.get(keyOf(seat))?.peerId === seat.peerId,
    otherOf: ({ consultationId, side }: Pick<Seat, 'consultationId' | 'side'>): Taken | null =>
      seats.get(keyOf({ consultationId, side: otherSide[side] })) ?? null,
    /** Forgets pages of servers that are silent. @returns them */
    forget(): Seat[] {
      const silent = [...seats.values()].filter(
        ({ isHere, heardAt }) => !isHere && now() - heardAt > silentMs,
      );
      for (const seat of silent) seats.delete(keyOf(seat));
      return silent;
    },
  };
}
