import { providerIds } from '@nadi/domain/integrations/providers';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The registration of this installation at a provider. */
export const providerConfigurations = pgTable('provider_configurations', {
  provider: text('provider', { enum: providerIds }).primaryKey(),
  clientId: text('client_id').notNull(),
  sealedSecret: text('sealed_secret').notNull(),
  version: integer('version').notNull(),
});

export type ProviderConfigurationRow = typeof providerConfigurations.$inferSelect;
