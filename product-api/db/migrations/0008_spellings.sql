CREATE OR REPLACE FUNCTION words_of("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_remove(regexp_split_to_array(public.fold("name"), '[[:space:][:punct:]]+'), '') $$;--> statement-breakpoint
CREATE TABLE "name_spellings" (
	"kind" text NOT NULL,
	"is_beginning" boolean NOT NULL,
	"spelling" text NOT NULL,
	"word" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "name_vocabulary_artworks";--> statement-breakpoint
DROP INDEX "name_vocabulary_artists";--> statement-breakpoint
DROP INDEX "asks_user";--> statement-breakpoint
DROP INDEX "bids_user";--> statement-breakpoint
CREATE INDEX "name_spellings_shortest" ON "name_spellings" USING btree ("kind","is_beginning","spelling",length("word"),"word");--> statement-breakpoint
CREATE INDEX "artists_words" ON "artists" USING gin (words_of("name"));--> statement-breakpoint
CREATE INDEX "artworks_words" ON "artworks" USING gin (words_of("name"));--> statement-breakpoint
CREATE INDEX "name_vocabulary_trigrams" ON "name_vocabulary" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "asks_user" ON "asks" USING btree ("user_id","id","status");--> statement-breakpoint
CREATE INDEX "bids_user" ON "bids" USING btree ("user_id","id","status");--> statement-breakpoint
CREATE FUNCTION beginnings_of(word text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT left(word, many) FROM generate_series(2, least(length(word) - 1, 16)) AS many $$;--> statement-breakpoint
CREATE FUNCTION slips_of(word text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT word
    UNION
    SELECT left(word, place - 1) || substr(word, place + 1)
    FROM generate_series(1, length(word)) AS place
    WHERE length(word) BETWEEN 3 AND 24
  $$;--> statement-breakpoint
CREATE FUNCTION spell_added_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_spellings (kind, is_beginning, spelling, word)
  SELECT kind, true, spelling, word FROM added_words, beginnings_of(word) AS spelling
  UNION ALL
  SELECT kind, false, spelling, word FROM added_words, slips_of(word) AS spelling;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER name_vocabulary_spelled AFTER INSERT ON name_vocabulary
  REFERENCING NEW TABLE AS added_words
  FOR EACH STATEMENT EXECUTE FUNCTION spell_added_words();--> statement-breakpoint
INSERT INTO name_spellings (kind, is_beginning, spelling, word)
  SELECT kind, true, spelling, word FROM name_vocabulary, beginnings_of(word) AS spelling
  UNION ALL
  SELECT kind, false, spelling, word FROM name_vocabulary, slips_of(word) AS spelling;--> statement-breakpoint
CREATE FUNCTION read_word(kind_of text, typed text, readings integer)
RETURNS TABLE (word text, uses integer, fit double precision)
LANGUAGE plpgsql STABLE SET pg_trgm.similarity_threshold = 0.4 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT known.word, known.uses, CASE WHEN known.word = typed THEN 1.0 ELSE 0.9 END::double precision
    FROM name_vocabulary AS known
    WHERE known.kind = kind_of AND known.uses > 0 AND known.word = ANY (typed || ARRAY(
      SELECT spelt.word FROM name_spellings AS spelt
      WHERE spelt.kind = kind_of AND spelt.is_beginning AND spelt.spelling = typed
      ORDER BY length(spelt.word), spelt.word LIMIT readings - 1
    ));
  IF FOUND THEN RETURN; END IF;
  RETURN QUERY
    SELECT known.word, known.uses, greatest(0.5, similarity(known.word, typed))::double precision
    FROM name_vocabulary AS known
    WHERE known.kind = kind_of AND known.uses > 0 AND known.word = ANY (ARRAY(
      SELECT spelt.word FROM name_spellings AS spelt
      WHERE spelt.kind = kind_of AND NOT spelt.is_beginning
        AND spelt.spelling = ANY (ARRAY(SELECT slips_of(typed)))
    ))
    ORDER BY 3 DESC, 2 DESC LIMIT readings;
  IF FOUND THEN RETURN; END IF;
  RETURN QUERY
    SELECT known.word, known.uses, similarity(known.word, typed)::double precision
    FROM name_vocabulary AS known
    WHERE known.kind = kind_of AND known.uses > 0 AND known.word % typed
    ORDER BY 3 DESC, 2 DESC LIMIT readings;
END $$;
