CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;--> statement-breakpoint
DROP FUNCTION unlist_name(text, integer);--> statement-breakpoint
DROP FUNCTION list_name(text, integer, text, double precision);--> statement-breakpoint
DROP FUNCTION list_added_artworks() CASCADE;--> statement-breakpoint
DROP FUNCTION list_added_artists() CASCADE;--> statement-breakpoint
DROP FUNCTION relist_artwork() CASCADE;--> statement-breakpoint
DROP FUNCTION relist_artist() CASCADE;--> statement-breakpoint
DROP FUNCTION spell_added_words() CASCADE;--> statement-breakpoint
DROP FUNCTION beginnings_of(text);--> statement-breakpoint
DROP FUNCTION slips_of(text);--> statement-breakpoint
DROP FUNCTION near_words(text, text, integer);--> statement-breakpoint
DROP FUNCTION far_words(text, text, integer);--> statement-breakpoint
CREATE TABLE "artwork_words" (
	"word" text collate "C" NOT NULL,
	"heat" double precision NOT NULL,
	"artwork_id" integer NOT NULL
);
--> statement-breakpoint
DROP TABLE "name_spellings" CASCADE;--> statement-breakpoint
DROP TABLE "name_words" CASCADE;--> statement-breakpoint
DROP TABLE "name_vocabulary" CASCADE;--> statement-breakpoint
CREATE TABLE "name_vocabulary" (
	"kind" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "name_vocabulary_word_kind_pk" PRIMARY KEY("word","kind")
);
--> statement-breakpoint
CREATE INDEX "artwork_words_hottest" ON "artwork_words" USING btree ("word","heat","artwork_id");--> statement-breakpoint
CREATE INDEX "name_vocabulary_trigrams" ON "name_vocabulary" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- A word counts as often as it is named; with a change of -1 it is taken off again.
CREATE FUNCTION count_words(kind_of text, words text[], change integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO name_vocabulary (kind, word, uses)
  SELECT kind_of, word, change * count(*) FROM unnest(words) AS word GROUP BY word ORDER BY word
  ON CONFLICT (word, kind) DO UPDATE SET uses = name_vocabulary.uses + excluded.uses
$$;--> statement-breakpoint
CREATE FUNCTION index_artworks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO artwork_words (word, heat, artwork_id)
    SELECT DISTINCT word, heat, id FROM added_artworks, unnest(words_of(name)) AS word;
  PERFORM count_words('artwork', ARRAY(
    SELECT word FROM added_artworks, unnest(words_of(name)) AS word
  ), 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION index_artists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_words('artist', ARRAY(
    SELECT word FROM added_artists, unnest(words_of(name)) AS word WHERE deleted_at IS NULL
  ), 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION reindex_artwork() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.name = NEW.name THEN
    UPDATE artwork_words SET heat = NEW.heat
      WHERE word = ANY (words_of(OLD.name)) AND heat = OLD.heat AND artwork_id = OLD.id;
    RETURN NULL;
  END IF;
  DELETE FROM artwork_words
    WHERE word = ANY (words_of(OLD.name)) AND heat = OLD.heat AND artwork_id = OLD.id;
  PERFORM count_words('artwork', words_of(OLD.name), -1);
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO artwork_words (word, heat, artwork_id)
      SELECT DISTINCT word, NEW.heat, NEW.id FROM unnest(words_of(NEW.name)) AS word;
    PERFORM count_words('artwork', words_of(NEW.name), 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION reindex_artist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    PERFORM count_words('artist', words_of(OLD.name), -1);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL THEN
    PERFORM count_words('artist', words_of(NEW.name), 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER artworks_indexed AFTER INSERT ON artworks REFERENCING NEW TABLE AS added_artworks
  FOR EACH STATEMENT EXECUTE FUNCTION index_artworks();--> statement-breakpoint
CREATE TRIGGER artworks_reindexed AFTER UPDATE OF name, heat ON artworks FOR EACH ROW
  WHEN (OLD.name <> NEW.name OR OLD.heat <> NEW.heat) EXECUTE FUNCTION reindex_artwork();--> statement-breakpoint
CREATE TRIGGER artworks_unindexed AFTER DELETE ON artworks
  FOR EACH ROW EXECUTE FUNCTION reindex_artwork();--> statement-breakpoint
CREATE TRIGGER artists_indexed AFTER INSERT ON artists REFERENCING NEW TABLE AS added_artists
  FOR EACH STATEMENT EXECUTE FUNCTION index_artists();--> statement-breakpoint
CREATE TRIGGER artists_reindexed AFTER UPDATE OF name, deleted_at ON artists
  FOR EACH ROW EXECUTE FUNCTION reindex_artist();--> statement-breakpoint
CREATE TRIGGER artists_unindexed AFTER DELETE ON artists
  FOR EACH ROW EXECUTE FUNCTION reindex_artist();--> statement-breakpoint
INSERT INTO artwork_words (word, heat, artwork_id)
  SELECT DISTINCT word, heat, id FROM artworks, unnest(words_of(name)) AS word;--> statement-breakpoint
SELECT count_words('artwork', ARRAY(SELECT unnest(words_of(name)) FROM artworks), 1);--> statement-breakpoint
SELECT count_words('artist', ARRAY(
  SELECT unnest(words_of(name)) FROM artists WHERE deleted_at IS NULL
), 1);--> statement-breakpoint
-- Known words that one edit turns into the typed one (a letter too many, too few, another one, or
-- two exchanged), or else those that look like it; of each kind the best `most`.
CREATE FUNCTION fuzzy_matches(typed text, one_edit boolean, most integer)
RETURNS TABLE (kind text, word text, uses integer, fit double precision)
LANGUAGE plpgsql STABLE SET pg_trgm.similarity_threshold = 0.4 AS $$
#variable_conflict use_column
DECLARE
  exchanged text[] := '{}';
BEGIN
  IF length(typed) < 3 THEN RETURN; END IF;
  IF one_edit THEN
    -- Another letter in a word of n leaves n - 2 of n + 4 trigrams in common; two letters exchanged
    -- leave fewer, so those words are looked up.
    PERFORM set_config('pg_trgm.similarity_threshold',
      ((length(typed) - 2) / (length(typed) + 4)::float8)::text, true);
    exchanged := ARRAY(
      SELECT overlay(typed PLACING reverse(substr(typed, place, 2)) FROM place)
      FROM generate_series(1, length(typed) - 1) AS place
    );
  END IF;
  RETURN QUERY
    SELECT kind, word, uses, fit FROM (
      SELECT *, row_number() OVER (PARTITION BY kind ORDER BY fit DESC, uses DESC) AS place
      FROM (
        SELECT kind, word, uses,
          greatest(similarity(word, typed), CASE WHEN one_edit THEN 0.5 END)::float8 AS fit
        FROM name_vocabulary
        WHERE uses > 0 AND (word % typed OR word = ANY (exchanged)) AND (
          NOT one_edit OR word = ANY (exchanged)
          OR levenshtein_less_equal(left(word, 255), left(typed, 255), 1) <= 1
        )
      ) AS matches
    ) AS ranked
    WHERE place <= most;
END $$;
