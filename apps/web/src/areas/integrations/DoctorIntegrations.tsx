export { DoctorIntegrationsScreen as DoctorIntegrations } from '@nadi/ui/screens/integrations/DoctorIntegrationsScreen';
