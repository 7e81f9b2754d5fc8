/** Tells drizzle-kit where the schemas are and where the migrations go (`npm run db:generate -- --name=what-changes`). */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  schemaFilter: ['product', 'scores'],
});
