CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
CREATE FUNCTION fold("name" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, "name")) $$;--> statement-breakpoint
DROP INDEX "artists_name_trigrams";--> statement-breakpoint
DROP INDEX "artworks_name_trigrams";--> statement-breakpoint
CREATE INDEX "artists_folded_name" ON "artists" USING gin (fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "artworks_folded_name" ON "artworks" USING gin (fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "artworks_lowest_ask_last" ON "artworks" USING btree ("lowest_ask_gbp" DESC NULLS LAST,"id");
