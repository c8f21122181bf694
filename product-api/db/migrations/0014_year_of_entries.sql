DROP INDEX "artworks_created";--> statement-breakpoint
CREATE INDEX "artworks_created" ON "artworks" USING btree ("created_at","id","release_year");