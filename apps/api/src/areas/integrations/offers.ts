export { demoPages } from './demo-provider/demo-pages';
export { demoRegistration } from './demo-provider/demo-provider';
export { demoProviderOf } from './demo-provider/of-installation';
export { sealClientSecret } from './oauth/registrations';
export { providerConfigurations } from './tables/provider-configurations';
