import { brand } from '@nadi/brand';
import { noCallBecause } from '@nadi/domain/appointments/call';
import { visitCalendar } from '@nadi/domain/appointments/icalendar';
import * as m from '@nadi/ui/messages';
import { ConsultationScreen } from '@nadi/ui/screens/appointments/ConsultationScreen';
import { useParams } from 'react-router-dom';
import { selectActing } from '../../kernel/acting/acting-slice';
import { useClock } from '../../kernel/browser/clock';
import { saveFile } from '../../kernel/browser/save-file';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { latePart } from '../../kernel/shell/late-part';
import { loadPrescriptionPart } from '../prescriptions/offers';
import { because } from './because';
import { chatOf } from './chat-of';
import { ForPatients } from './ForPatients';
import {
  addConsultationAddendum,
  rateConsultation,
  updateConsultationIntake,
  updateConsultationNotes,
} from './online-writes';
import { useVisitStatus } from './use-visit-acts';
import { useVisitPhotos } from './use-visit-photos';

const PrescriptionPart = latePart(loadPrescriptionPart);

/** One visit, for either side. */
export function ConsultationRoute() {
  const { id = '' } = useParams();
  const role = useAppSelector(selectUser)?.role;
  if (role === 'ADMIN') return <ForPatients />;
  return <OneVisit key={id} id={id} side={role === 'DOCTOR' ? 'DOCTOR' : 'PATIENT'} />;
}

function OneVisit({ id, side }: { id: string; side: 'PATIENT' | 'DOCTOR' }) {
  const { $api } = useServices();
  const visit = $api.useQuery('get', '/consultations/{id}', { params: { path: { id } } }, { staleTime: 0 });
  const clock = useClock();
  const isOwn = useAppSelector(selectActing) === null;
  const change = useVisitStatus();
  const note = useOnlineWrite(updateConsultationNotes);
  const add = useOnlineWrite(addConsultationAddendum);
  const answer = useOnlineWrite(updateConsultationIntake);
  const rate = useOnlineWrite(rateConsultation);
  const photos = useVisitPhotos(id);
  const found = visit.data?.data;
  const questions = $api.useQuery(
    'get',
    '/intake-questions',
    { params: { query: { ...(found && { specialization: found.doctor.specialization }) } } },
    { enabled: found?.intake?.canChange === true },
  );

  function onCalendar() {
    if (!found) return;
    const name = m.consent_doctor({ name: `${found.doctor.firstName} ${found.doctor.lastName}` });
    const event = { ...found, title: m.visit_with({ name }), place: found.clinicAddress };
    const file = new Blob([visitCalendar(event, brand.name)], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, `visit-${found.scheduledAt.slice(0, 10)}.ics`);
  }

  return (
    <ConsultationScreen
      side={side}
      state={pageState(visit, ({ data }) => ({ visit: data }))}
      clock={clock}
      // A call is for nobody but the patient, for now.
      canJoin={
        isOwn && visit.data !== undefined && noCallBecause(visit.data.data, new Date(clock.now)) === null
      }
      prescription={visit.data?.data.prescription && <PrescriptionPart consultationId={id} />}
      chat={found && chatOf(found, side, 'page', new Date(clock.now))}
      questions={pageState(questions, ({ data }) => ({ questions: data.questions }))}
      onIntake={async (answers) => savedOf(await answer({ id, answers }), () => ({}))}
      {...photos}
      onRate={async ({ stars, comment }) =>
        savedOf(await rate({ id, stars, ...(comment && { comment }) }), () => ({}))
      }
      isOffline={useAppSelector(selectIsOffline)}
      onStatus={(_, status, reason) => change(id, status, reason)}
      onNote={async (notes, { isSigned, noteVersion }) =>
        because(
          m.visit_note_failed(),
          savedOf(await note({ id, notes, isSigned, noteVersion }), ({ data }) => ({
            noteVersion: data.noteVersion,
          })),
        )
      }
      onAddendum={async (_, text) =>
        because(
          m.visit_note_failed(),
          savedOf(await add({ id, text }), () => ({})),
        )
      }
      onCalendar={onCalendar}
      onRetry={() => {
        void visit.refetch();
        if (questions.isError) void questions.refetch();
      }}
    />
  );
}
