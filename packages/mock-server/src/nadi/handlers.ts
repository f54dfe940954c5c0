import type { OperationId } from '@nadi/contract/operations';
import type { Handler } from '../mock-types';
import { addresses } from './operations/addresses';
import { appointments } from './operations/appointments';
import { batch } from './operations/batch';
import { consents } from './operations/consents';
import { demos } from './operations/demos';
import { files } from './operations/files';
import { healthConnections } from './operations/health-connections';
import { healthLinks } from './operations/health-links';
import { insights } from './operations/insights';
import { medicines } from './operations/medicines';
import { notifications } from './operations/notifications';
import { onboarding } from './operations/onboarding';
import { ownPassword } from './operations/own-password';
import { passkeys } from './operations/passkeys';
import { photos } from './operations/photos';
import { prescriptions } from './operations/prescriptions';
import { recordFiles } from './operations/record-files';
import { sessions } from './operations/sessions';
import { shop } from './operations/shop';
import { signIns } from './operations/sign-in';
import { signUps } from './operations/sign-up';
import { twoStep } from './operations/two-step';
import { visitPhotos } from './operations/visit-photos';
import { vitalSignCourse } from './operations/vital-sign-course';
import { waitlist } from './operations/waitlist';

/** Why the rules of the core cannot answer these; a rule of the house holds how many they may be. */
export const because = {
  exportAccount: 'a file of everything that is kept',
  readPatientPhoto: 'a file, as it was sent',
  readDoctorPhoto: 'a file, as it was sent',
  changePhoto: 'a form with a file',
  removePhoto: 'a file, beside its record',
  readInternationalSummary: 'a document of FHIR, made of several records',
  sendRecordUploadPart: 'gathers the parts of a file',
  downloadRecordFile: 'a file, as it was sent',
  previewRecordFile: 'a picture of a file',
  openCalendarFeed: 'a calendar file, with the times of visits',
  openHealthLink: 'a passcode of someone else’s link, counted',
  runBatch: 'it asks the other operations',
  readVitalSignSummary: 'adds up what a person measured',
  readVitalSignTrend: 'adds up what a person measured',
  allowConsent: 'a scope and a code, told once',
  resendConsentCode: 'a code, told once',
  denyConsent: 'a state with a reason, and the end of other accesses',
  revokeConsent: 'a state that is the same where it has ended already',
  revokeAllConsents: 'changes every item of a list',
  shareData: 'a consent of entries of several lists',
  recordMedicineDose: 'one of two records of the same dose',
  acknowledgeMedicineWarning: 'keeps a warning that another answer computes',
  listInsights: 'a list within an answer that is worked out of a whole record',
  beginHealthConnection: 'the way to a provider, whose page is left out',
  completeHealthConnection: 'the state of a beginning, which is for one use',
  updateInsight: 'an item of an answer that is worked out, named by its key',
  acceptWaitlistOffer: 'it asks another operation, which books a visit',
  declineWaitlistOffer: 'a state that is worked out of the offers of a list',
  addConsultationPhoto: 'a form with a file',
  readConsultationPhoto: 'a file, as it was sent',
  deleteConsultationPhoto: 'a file, beside its visit',
  cancelDay: 'changes every visit of a day, and the hours',
  updateConsultationNotes: 'versions of a note, of which one is signed',
  addConsultationAddendum: 'an addition to a signed note',
  signPrescription: 'freezes what is printed, and ends an earlier one',
  verifyPrescription: 'the code of a paper, for whoever has it',
  readAllNotifications: 'changes every item of a list',
  registerFcmToken: 'belongs to the session that asks',
  unregisterFcmToken: 'belongs to the session that asks',

  listProductCategories: 'counts what is in another list',
  listProducts: 'the shelves of the sample, with words and filters of their own',
  readProduct: 'a product with what may stand for it',
  readCart: 'adds up what a person chose',
  putCartItem: 'answers the whole cart',
  removeCartItem: 'answers the whole cart',
  mergeCart: 'two carts become one',

  checkUploadPart: 'the digest of what was sent',
  completeOnboarding: 'a form that fills another record, once',
  signUpPatient: 'opens an account and a session',
  signUpDoctor: 'opens an account and a session',
  register: 'opens an account and a session',
  signIn: 'opens a session, and counts wrong passwords',
  completeSecondStep: 'opens a session, and counts wrong codes',
  refreshTokens: 'tokens follow each other, and one used twice ends the session',
  signOut: 'ends the session that asks',
  readMe: 'told by the session that asks',
  verifyEmail: 'a token of a mail, and whose the address is',
  resendVerification: 'sends a mail, and answers the same where it sends none',
  requestPasswordReset: 'sends a mail, and answers the same where it sends none',
  resetPassword: 'a token of a mail, and a password',
  changePassword: 'a password, and the end of other sessions',
  confirmPassword: 'a password',
  listSessions: 'which of them asks, and which have run out',
  revokeSession: 'ends a session and its tokens',
  revokeOtherSessions: 'ends all sessions but the one that asks',
  readTwoStep: 'several things in one answer',
  startTotp: 'a secret',
  confirmTotp: 'a code of the secret, and new codes',
  removeTotp: 'takes the codes too',
  renewRecoveryCodes: 'codes that are told once',
  createPasskeyOptions: 'a challenge for a browser',
  registerPasskey: 'the answer to a challenge',
  createPasskeySignInOptions: 'a challenge for a browser',
  signInWithPasskey: 'the answer to a challenge, and a session',
  deletePasskey: 'one of several things in one answer',
} as const satisfies Partial<Record<OperationId, string>>;

/** The operations that the rules of the core cannot answer. They answer all others, with the `kinds` of their items. */
export const handlers: Readonly<Record<keyof typeof because, Handler>> = {
  ...addresses,
  ...appointments,
  ...batch,
  ...demos,
  ...consents,
  ...files,
  ...healthConnections,
  ...healthLinks,
  ...insights,
  ...medicines,
  ...notifications,
  ...onboarding,
  ...ownPassword,
  ...photos,
  ...passkeys,
  ...prescriptions,
  ...recordFiles,
  ...sessions,
  ...shop,
  ...signIns,
  ...signUps,
  ...twoStep,
  ...vitalSignCourse,
  ...waitlist,
  ...visitPhotos,
};
