/** The three sidebars: labels, order and targets. Those of administrators are the specification's to the letter. */
type Menu = readonly (readonly [label: string, href: string])[];

const helpful: Menu = [
  ['Knowledge Hub', '/knowledge-hub'],
  ['Help', '/help'],
];

const ofEverybody: Menu = [
  ['Profile', '/dashboard/profile'],
  ['Notifications', '/dashboard/notifications'],
  ['Settings', '/dashboard/settings'],
];

export const menus = {
  patient: [
    ['Dashboard', '/dashboard'],
    ['Medical records', '/dashboard/medical-records'],
    ['Upload a record', '/dashboard/medical-records/upload'],
    ['Vital signs', '/dashboard/vital-signs'],
    ['Health trends', '/dashboard/health-trends'],
    ['Consultations', '/dashboard/consultations'],
    ['Family', '/dashboard/family'],
    ['Clinical trials', '/dashboard/clinical-trials'],
    ['Health shop', '/dashboard/health-shop'],
    ['Integrations', '/dashboard/integrations'],
    ['Emergency contacts', '/dashboard/profile/emergency-contacts'],
    ...helpful,
    ...ofEverybody,
  ],
  doctor: [
    ['Dashboard', '/dashboard'],
    ['Patients', '/dashboard/patients'],
    ['Consultations', '/dashboard/doctor-consultations'],
    ['Schedule', '/dashboard/schedule'],
    ['Clinical trials', '/dashboard/clinical-trials'],
    ['Health shop', '/dashboard/health-shop'],
    ...helpful,
    ...ofEverybody,
  ],
  admin: [
    ['Dashboard', '/dashboard/admin'],
    ['User Management', '/dashboard/admin?tab=users'],
    ['Healthcare Operations', '/dashboard/admin?tab=healthcare'],
    ['Business Services', '/dashboard/admin?tab=business'],
    ['Communication', '/dashboard/admin?tab=communication'],
    ['Analytics & Reports', '/dashboard/admin?tab=analytics'],
    ['System & Security', '/dashboard/admin?tab=system'],
    ...helpful,
    ...ofEverybody,
  ],
} satisfies Record<string, Menu>;
