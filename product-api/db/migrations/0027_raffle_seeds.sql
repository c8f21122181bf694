CREATE TABLE "raffle_seeds" (
	"release_id" integer PRIMARY KEY NOT NULL,
	"seed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "raffle_seeds" ADD CONSTRAINT "raffle_seeds_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION new_raffle_seed() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION make_raffle_seed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO raffle_seeds (release_id, seed) VALUES (NEW.id, new_raffle_seed())
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER releases_raffle_seed AFTER INSERT OR UPDATE OF kind ON releases
  FOR EACH ROW WHEN (NEW.kind = 'raffle') EXECUTE FUNCTION make_raffle_seed();--> statement-breakpoint
CREATE FUNCTION refuse_seed_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the seed of a raffle is never changed' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER raffle_seeds_unchanged BEFORE UPDATE OR DELETE ON raffle_seeds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_seed_change();--> statement-breakpoint
INSERT INTO raffle_seeds (release_id, seed)
  SELECT id, new_raffle_seed() FROM releases
  WHERE kind = 'raffle' AND id NOT IN (SELECT release_id FROM raffle_draws);
