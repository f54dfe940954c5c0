import { call, completeOnboarding, demo, post, signInAtServer, signUp } from './people';
import type { Person } from './visitor';

export type TestDoctor = Person & { id: string; name: string };

/** A verified doctor of this file alone: only one visit of a doctor is under way at a time, and files run beside each other. */
export async function createDoctor(server: string, lastName: string): Promise<TestDoctor> {
  const api = `${server}/api/v1`;
  const person = {
    email: `doctor-${crypto.randomUUID()}@nadi.example`,
    password: 'seven herons by the river',
  };
  await signUp(server, 'doctor', {
    ...person,
    ...{ firstName: 'Leela', lastName, specialization: 'general-medicine', experience: 6 },
    ...{ licenseNumber: `EX-${lastName}`, council: 'Example State Medical Council' },
  });
  const [{ token }, admin] = await Promise.all([
    signInAtServer(api, person),
    signInAtServer(api, demo('admin')),
  ]);
  // Raises the version of the registration to 2.
  await completeOnboarding(api, token, { languages: ['en', 'hi'] });
  const { data } = await call<{ data: { user: { id: string } } }>(api, '/auth/me', { token });
  await call(api, `/admin/doctor-registrations/${data.user.id}`, {
    method: 'PUT',
    token: admin.token,
    body: JSON.stringify({ status: 'VERIFIED' }),
    headers: { 'Idempotency-Key': crypto.randomUUID(), 'If-Match': '"2"' },
  });
  return { ...person, id: data.user.id, name: `Dr. Leela ${lastName}` };
}

const allDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  day,
  from: '00:00',
  to: '24:00',
  types: ['video_call'],
}));

/** Sets hours around the clock, so that a visit can begin at once. */
export async function openAllDay(server: string, doctor: Person, visitMinutes: number): Promise<void> {
  const api = `${server}/api/v1`;
  const { token } = await signInAtServer(api, doctor);
  const { data } = await call<{ data: Record<string, unknown> }>(api, '/doctors/availability/me', { token });
  const { version: _, ...hours } = data;
  await call(api, '/doctors/availability/me', {
    method: 'PUT',
    token,
    body: JSON.stringify({ ...hours, visitMinutes, noticeMinutes: 0, exceptions: [], weekly: allDay }),
  });
}

/** Books the next free time of a doctor, within the quarter of an hour. @returns the id of the visit */
export async function bookNext(server: string, patient: Person, doctor: TestDoctor): Promise<string> {
  const api = `${server}/api/v1`;
  await openAllDay(server, doctor, 15);
  const { token } = await signInAtServer(api, patient);
  const free = await call<{ data: { slots: { startsAt: string }[] } }>(
    api,
    `/doctors/directory/${doctor.id}/slots`,
    { token },
  );
  const body = { doctorId: doctor.id, scheduledAt: free.data.slots[0]?.startsAt, type: 'video_call' };
  return (await post<{ data: { id: string } }>(api, '/consultations', body, token)).data.id;
}
