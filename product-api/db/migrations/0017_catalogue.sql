DROP INDEX "artworks_heat";--> statement-breakpoint
DROP INDEX "artworks_created";--> statement-breakpoint
DROP INDEX "artworks_lowest_ask";--> statement-breakpoint
DROP INDEX "artworks_year";--> statement-breakpoint
DROP INDEX "artworks_impressions";--> statement-breakpoint
DROP INDEX "artworks_medium";--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "credit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "artwork_id" integer;--> statement-breakpoint
ALTER TABLE "artists" ADD CONSTRAINT "artists_merged_into_id_artists_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_merged_into_id_artworks_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artists_hidden" ON "artists" USING btree ("id") WHERE "artists"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "artworks_hidden" ON "artworks" USING btree ("id") WHERE "artworks"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "artworks_heat" ON "artworks" USING btree ("heat","id","lowest_ask_gbp") WHERE "artworks"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "artworks_created" ON "artworks" USING btree ("created_at","id","release_year") WHERE "artworks"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "artworks_lowest_ask" ON "artworks" USING btree (coalesce("lowest_ask_gbp", 9007199254740991),"id","lowest_ask_gbp") WHERE "artworks"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "artworks_year" ON "artworks" USING btree ("release_year","heat","id") WHERE "artworks"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "artworks_impressions" ON "artworks" USING btree ("impressions","id") WHERE "artworks"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "artworks_medium" ON "artworks" USING btree ("medium","heat","id","lowest_ask_gbp") WHERE "artworks"."hidden_at" is null;--> statement-breakpoint
-- Words of artworks that visitors do not see are not searched; see 0000.
CREATE OR REPLACE FUNCTION index_artworks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO artwork_words (word, heat, artwork_id)
    SELECT DISTINCT word, heat, id FROM added_artworks, unnest(words_of(name)) AS word
    WHERE hidden_at IS NULL;
  PERFORM count_words('artwork', ARRAY(
    SELECT word FROM added_artworks, unnest(words_of(name)) AS word WHERE hidden_at IS NULL
  ), 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reindex_artwork() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.name = NEW.name AND OLD.hidden_at IS NULL AND NEW.hidden_at IS NULL
  THEN
    UPDATE artwork_words SET heat = NEW.heat
      WHERE word = ANY (words_of(OLD.name)) AND heat = OLD.heat AND artwork_id = OLD.id;
    RETURN NULL;
  END IF;
  IF OLD.hidden_at IS NULL THEN
    DELETE FROM artwork_words
      WHERE word = ANY (words_of(OLD.name)) AND heat = OLD.heat AND artwork_id = OLD.id;
    PERFORM count_words('artwork', words_of(OLD.name), -1);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.hidden_at IS NULL THEN
    INSERT INTO artwork_words (word, heat, artwork_id)
      SELECT DISTINCT word, NEW.heat, NEW.id FROM unnest(words_of(NEW.name)) AS word;
    PERFORM count_words('artwork', words_of(NEW.name), 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER artworks_reindexed ON artworks;--> statement-breakpoint
CREATE TRIGGER artworks_reindexed AFTER UPDATE OF name, heat, hidden_at ON artworks FOR EACH ROW
  WHEN (OLD.name <> NEW.name OR OLD.heat <> NEW.heat OR OLD.hidden_at IS DISTINCT FROM NEW.hidden_at)
  EXECUTE FUNCTION reindex_artwork();
--> statement-breakpoint
-- PostgreSQL does not use the statistics of a partial index's expression.
CREATE STATISTICS artworks_lowest_ask_values ON (coalesce(lowest_ask_gbp, 9007199254740991)) FROM artworks;--> statement-breakpoint
ANALYZE artworks;
