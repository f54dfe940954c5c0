export { demoPages } from './demo-provider/demo-pages';
export { resealClientSecret, resealTokens } from './oauth/reseal';
export { providerLinkOf } from './provider-link-of';
export { healthConnections } from './tables/health-connections';
export { providerConfigurations } from './tables/provider-configurations';
export { tokenRevocations } from './tables/token-revocations';
