import type { Consultation } from '@nadi/contract/schema';
import { declined, isLive, noOffer } from '@nadi/domain/appointments/waitlist';
import { isoOf } from '@nadi/domain/kernel/at';
import { MockProblem } from '../../mock-problem';
import { answer, signedIn } from '../operation';
import { conflict, notFound } from '../problems';
import { showEntry, waitlistOf } from '../waitlist';
import type { Person, World } from '../world';

function held(world: World, me: Person, id: string | undefined, now: Date) {
  const entry = waitlistOf(world, me.account.id, now).find((one) => one.id === id);
  if (!entry) throw notFound();
  if (!isLive(entry, now)) throw conflict(noOffer(entry));
  return entry;
}

export const waitlist = {
  acceptWaitlistOffer: signedIn(
    'acceptWaitlistOffer',
    async ({ path, headers, me, world, now, newId, ask }) => {
      const { doctorId, offer } = held(world, me, path.id, now);
      const body = { doctorId, scheduledAt: isoOf(offer.scheduledAt), type: offer.type };
      const asking = new Headers({ 'Content-Type': 'application/json', 'Idempotency-Key': newId() });
      for (const [name, value] of headers)
        if (/^(authorization|user-agent|nadi-patient|x-mock-.*)$/.test(name)) asking.set(name, value);
      const booked = await ask({
        method: 'POST',
        url: new URL('http://mock.test/api/v1/consultations'),
        headers: asking,
        read: async () => new TextEncoder().encode(JSON.stringify(body)),
      });
      const told = JSON.parse(String(booked.body)) as { data: Consultation; detail: string };
      if (booked.status !== 201) throw new MockProblem(booked.status, told.detail);
      return answer(told.data);
    },
  ),
  declineWaitlistOffer: signedIn('declineWaitlistOffer', ({ path, me, world, now, touched }) => {
    const entry = held(world, me, path.id, now);
    Object.assign(entry, declined(entry, now));
    touched({ recordIds: [entry.id] });
    return answer(showEntry(entry, world, now));
  }),
};
