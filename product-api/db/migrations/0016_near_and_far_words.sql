DROP FUNCTION read_word(text, text, integer);--> statement-breakpoint
-- What a typed word is, begins, or misses by one slip: looked up, not compared.
CREATE FUNCTION near_words(kind_of text, typed text, readings integer)
RETURNS TABLE (word text, uses integer, fit double precision) LANGUAGE plpgsql STABLE AS $$
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
END $$;--> statement-breakpoint
-- What a typed word looks like: compared with the vocabulary, which costs more the larger that is.
CREATE FUNCTION far_words(kind_of text, typed text, readings integer)
RETURNS TABLE (word text, uses integer, fit double precision)
LANGUAGE plpgsql STABLE SET pg_trgm.similarity_threshold = 0.4 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT known.word, known.uses, similarity(known.word, typed)::double precision
    FROM name_vocabulary AS known
    WHERE known.kind = kind_of AND known.uses > 0 AND known.word % typed
    ORDER BY 3 DESC, 2 DESC LIMIT readings;
END $$;
