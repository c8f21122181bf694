import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './product-api/db/schema/*.ts',
  out: './product-api/db/migrations',
});
