/** The addresses of point 2 of the specification. `:name` stands for a part that varies. */
export const routes: readonly string[] = [
  ...['/', '/public', '/public/health-shop', '/public/knowledge-hub', '/public/about', '/public/help'],
  ...['/public/privacy', '/knowledge-hub', '/about', '/help', '/privacy', '/terms', '/cookies', '/blog'],
  ...['/webinars', '/careers', '/press', '/partners', '/contact', '/login', '/register', '/doctor-signup'],
  ...['/patient-signup', '/unauthorized', '/video-call-demo', '/file-upload-demo', '/real-time-demo'],
  ...['/data-visualization-demo', '/auth/login', '/auth/register', '/auth/role-selection'],
  ...['/auth/doctor-signup', '/auth/patient-signup', '/auth/forgot-password', '/auth/reset-password'],
  ...['/auth/verify-email', '/onboarding/doctor', '/onboarding/patient', '/onboarding/welcome', '/dashboard'],
  ...['/dashboard/medical-records', '/dashboard/medical-records/upload', '/dashboard/medical-records/:id'],
  ...[
    '/dashboard/health-trends',
    '/dashboard/vital-signs',
    '/dashboard/medications',
    '/dashboard/appointments',
  ],
  ...['/dashboard/family', '/dashboard/family/:memberId', '/dashboard/consultations'],
  ...['/dashboard/consultations/book', '/dashboard/consultations/:id', '/dashboard/consultations/:id/video'],
  ...['/dashboard/search', '/dashboard/health-shop', '/dashboard/integrations', '/dashboard/wearables'],
  ...[
    '/dashboard/notifications',
    '/dashboard/notifications-center',
    '/dashboard/settings',
    '/dashboard/reports',
  ],
  ...['/dashboard/ai-insights', '/dashboard/clinical-trials', '/dashboard/profile', '/dashboard/patients'],
  ...['/dashboard/doctor-consultations', '/dashboard/schedule', '/dashboard/admin', '/appointments'],
  ...['/video-call/:consultationId', '/notifications'],
];

/** The tabs of /dashboard/admin. */
export const tabs: readonly string[] = [
  ...['users', 'healthcare', 'business', 'communication', 'analytics', 'system'],
];
