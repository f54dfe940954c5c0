import { localDay } from '@nadi/domain/kernel/time-zone';
import { by, once, type Person, type TestApi } from '../api';
import { wordedRequest } from '../data-requests';
import { allowDemonstration, beginConnection, keepConnection } from '../health-connections';
import { bloodPressure, readingsOf } from '../readings';
import { aGoal, anImport, aWeek } from './samples';

/** Makes statements, imports, connections and goals, with a canary in the words of the patient. */
export function healthOf(api: TestApi, canary: string) {
  const readings = readingsOf(api);
  return {
    /** Makes a statement about a critical reading, with the canary in the patient's reason. Returns its key. */
    async insight(owner: Person): Promise<string> {
      await readings.recorded(owner, { ...bloodPressure, systolic: 186, diastolic: 124 });
      const key = 'reading-blood_pressure';
      const body = { verdict: 'not_right', reason: canary };
      await api.ask.patch(`/insights/${key}`).set(by(owner)).send(body).expect(200);
      return key;
    },

    /** A request about personal data in whose words the canary stands. */
    dataRequest: (owner: Pick<Person, 'token'>): Promise<string> => wordedRequest(api, owner, canary),

    /** An import in whose name the canary stands. */
    async healthImport(owner: Person): Promise<string> {
      const asking = api.ask.post('/health-imports').set({ ...by(owner), ...once() });
      return (await asking.send({ ...anImport, name: canary }).expect(201)).body.data.id;
    },

    /** An account at a provider, in whose history the canary stands. */
    healthConnection: (owner: Person): Promise<string> => keepConnection(api, owner, canary),
    connectionBegun: (owner: Person): Promise<string> => beginConnection(api, owner),
    /** Returns what the page of the demonstration sends a patient back with. */
    connectionAllowed: (who: Person) => allowDemonstration(api, who),

    /** A home blood pressure week that begins today: the one that is open, or a new one. It has no words. */
    async pressureWeek(owner: Person): Promise<string> {
      const path = '/vital-signs/pressure-weeks';
      const { body } = await api.ask.get(path).set(by(owner)).expect(200);
      const [newest] = body.data;
      if (newest?.state === 'planned' || newest?.state === 'running') return newest.id;
      const asking = api.ask.post(path).set({ ...by(owner), ...once() });
      const week = aWeek(localDay(api.clock.now(), 'Asia/Kolkata'));
      return (await asking.send(week).expect(201)).body.data.id;
    },

    /** A goal in whose words the canary stands. */
    async healthGoal(owner: Person): Promise<string> {
      const asking = api.ask.post('/health-goals').set({ ...by(owner), ...once() });
      return (await asking.send({ ...aGoal, title: canary, note: canary }).expect(201)).body.data.id;
    },
  };
}
