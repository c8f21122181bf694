CREATE TABLE "name_vocabulary" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "name_vocabulary_kind_word_pk" PRIMARY KEY("kind","word")
);
--> statement-breakpoint
CREATE TABLE "name_words" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"record_id" integer NOT NULL,
	"heat" double precision NOT NULL
);
--> statement-breakpoint
DROP INDEX "artists_folded_name";--> statement-breakpoint
DROP INDEX "artworks_folded_name";--> statement-breakpoint
DROP INDEX "artworks_heat";--> statement-breakpoint
DROP INDEX "artworks_created";--> statement-breakpoint
DROP INDEX "artworks_lowest_ask";--> statement-breakpoint
DROP INDEX "artworks_lowest_ask_last";--> statement-breakpoint
DROP INDEX "artworks_highest_bid";--> statement-breakpoint
DROP INDEX "artworks_last_ask";--> statement-breakpoint
DROP INDEX "artworks_last_bid";--> statement-breakpoint
DROP INDEX "artworks_medium";--> statement-breakpoint
CREATE INDEX "name_vocabulary_artworks" ON "name_vocabulary" USING gin ("word" gin_trgm_ops) WHERE "name_vocabulary"."kind" = 'artwork';--> statement-breakpoint
CREATE INDEX "name_vocabulary_artists" ON "name_vocabulary" USING gin ("word" gin_trgm_ops) WHERE "name_vocabulary"."kind" = 'artist';--> statement-breakpoint
CREATE UNIQUE INDEX "name_words_once" ON "name_words" USING btree ("kind","record_id","word");--> statement-breakpoint
CREATE INDEX "name_words_hottest" ON "name_words" USING btree ("kind","word","heat","record_id");--> statement-breakpoint
CREATE INDEX "artists_by_name" ON "artists" USING btree (fold("name"),"id");--> statement-breakpoint
CREATE INDEX "artists_created" ON "artists" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "releases_start_first" ON "releases" USING btree (coalesce("starts_at", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "releases_start_last" ON "releases" USING btree (coalesce("starts_at", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "followed_artists_newest" ON "followed_artists" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "release_notifications_newest" ON "release_notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "saved_artworks_newest" ON "saved_artworks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "asks_user_edition" ON "asks" USING btree ("user_id","edition_id");--> statement-breakpoint
CREATE INDEX "bids_user_edition" ON "bids" USING btree ("user_id","edition_id");--> statement-breakpoint
CREATE INDEX "orders_ask" ON "orders" USING btree ("ask_id");--> statement-breakpoint
CREATE INDEX "orders_bid" ON "orders" USING btree ("bid_id");--> statement-breakpoint
CREATE INDEX "artworks_heat" ON "artworks" USING btree ("heat","id");--> statement-breakpoint
CREATE INDEX "artworks_created" ON "artworks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_lowest_ask" ON "artworks" USING btree (coalesce("lowest_ask_gbp", 9007199254740991),"id");--> statement-breakpoint
CREATE INDEX "artworks_lowest_ask_last" ON "artworks" USING btree (coalesce("lowest_ask_gbp", -1),"id");--> statement-breakpoint
CREATE INDEX "artworks_highest_bid" ON "artworks" USING btree (coalesce("highest_bid_gbp", -1),"id");--> statement-breakpoint
CREATE INDEX "artworks_last_ask" ON "artworks" USING btree ("last_ask_at","id") WHERE "artworks"."lowest_ask_gbp" is not null and "artworks"."last_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "artworks_last_bid" ON "artworks" USING btree ("last_bid_at","id") WHERE "artworks"."highest_bid_gbp" is not null and "artworks"."last_bid_at" is not null;--> statement-breakpoint
CREATE INDEX "artworks_medium" ON "artworks" USING btree ("medium","heat","id");--> statement-breakpoint
CREATE FUNCTION words_of("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_remove(regexp_split_to_array(fold("name"), '[[:space:][:punct:]]+'), '') $$;--> statement-breakpoint
CREATE FUNCTION unlist_name(kind_of text, id integer) RETURNS void LANGUAGE sql AS $$
  WITH removed AS (
    DELETE FROM name_words WHERE kind = kind_of AND record_id = unlist_name.id RETURNING word
  )
  UPDATE name_vocabulary SET uses = uses - 1
  FROM removed WHERE kind = kind_of AND name_vocabulary.word = removed.word
$$;--> statement-breakpoint
CREATE FUNCTION list_name(kind_of text, id integer, "name" text, heat double precision)
RETURNS void LANGUAGE sql AS $$
  WITH added AS (
    INSERT INTO name_words (kind, word, record_id, heat)
    SELECT DISTINCT kind_of, word, list_name.id, list_name.heat
    FROM unnest(words_of(list_name."name")) AS word
    RETURNING word
  )
  INSERT INTO name_vocabulary (kind, word, uses) SELECT kind_of, word, 1 FROM added ORDER BY word
  ON CONFLICT (kind, word) DO UPDATE SET uses = name_vocabulary.uses + 1
$$;--> statement-breakpoint
CREATE FUNCTION list_added_artworks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH added AS (
    INSERT INTO name_words (kind, word, record_id, heat)
    SELECT DISTINCT 'artwork', word, record.id, record.heat
    FROM added_records AS record, unnest(words_of(record.name)) AS word
    RETURNING word
  )
  INSERT INTO name_vocabulary (kind, word, uses)
  SELECT 'artwork', word, count(*) FROM added GROUP BY word ORDER BY word
  ON CONFLICT (kind, word) DO UPDATE SET uses = name_vocabulary.uses + excluded.uses;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION list_added_artists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH added AS (
    INSERT INTO name_words (kind, word, record_id, heat)
    SELECT DISTINCT 'artist', word, record.id, 0
    FROM added_records AS record, unnest(words_of(record.name)) AS word
    WHERE record.deleted_at IS NULL
    RETURNING word
  )
  INSERT INTO name_vocabulary (kind, word, uses)
  SELECT 'artist', word, count(*) FROM added GROUP BY word ORDER BY word
  ON CONFLICT (kind, word) DO UPDATE SET uses = name_vocabulary.uses + excluded.uses;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION relist_artwork() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM unlist_name('artwork', OLD.id);
  IF TG_OP = 'UPDATE' THEN
    PERFORM list_name('artwork', NEW.id, NEW.name, NEW.heat);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION relist_artist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM unlist_name('artist', OLD.id);
  IF TG_OP = 'UPDATE' THEN
    IF NEW.deleted_at IS NULL THEN
      PERFORM list_name('artist', NEW.id, NEW.name, 0);
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER artworks_listed AFTER INSERT ON artworks REFERENCING NEW TABLE AS added_records
  FOR EACH STATEMENT EXECUTE FUNCTION list_added_artworks();--> statement-breakpoint
CREATE TRIGGER artworks_relisted AFTER UPDATE OF name, heat ON artworks FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.heat IS DISTINCT FROM NEW.heat)
  EXECUTE FUNCTION relist_artwork();--> statement-breakpoint
CREATE TRIGGER artworks_unlisted AFTER DELETE ON artworks FOR EACH ROW
  EXECUTE FUNCTION relist_artwork();--> statement-breakpoint
CREATE TRIGGER artists_listed AFTER INSERT ON artists REFERENCING NEW TABLE AS added_records
  FOR EACH STATEMENT EXECUTE FUNCTION list_added_artists();--> statement-breakpoint
CREATE TRIGGER artists_relisted AFTER UPDATE OF name, deleted_at ON artists FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION relist_artist();--> statement-breakpoint
CREATE TRIGGER artists_unlisted AFTER DELETE ON artists FOR EACH ROW
  EXECUTE FUNCTION relist_artist();--> statement-breakpoint
INSERT INTO name_words (kind, word, record_id, heat)
  SELECT DISTINCT 'artwork', word, artworks.id, heat FROM artworks, unnest(words_of(name)) AS word
  UNION ALL
  SELECT DISTINCT 'artist', word, artists.id, 0 FROM artists, unnest(words_of(name)) AS word
  WHERE deleted_at IS NULL;--> statement-breakpoint
INSERT INTO name_vocabulary (kind, word, uses)
  SELECT kind, word, count(*) FROM name_words GROUP BY kind, word;
