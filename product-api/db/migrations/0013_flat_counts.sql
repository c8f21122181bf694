DROP INDEX "editions_size";--> statement-breakpoint
DROP INDEX "artworks_heat";--> statement-breakpoint
DROP INDEX "artworks_lowest_ask";--> statement-breakpoint
DROP INDEX "artworks_medium";--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "impressions" integer;--> statement-breakpoint
UPDATE "artworks" SET "impressions" = "main"."impressions" FROM (
  SELECT DISTINCT ON ("artwork_id") "artwork_id", coalesce("edition_size", 0) AS "impressions"
  FROM "editions" WHERE "name" = 'Main' ORDER BY "artwork_id", "id"
) AS "main" WHERE "main"."artwork_id" = "artworks"."id";--> statement-breakpoint
CREATE INDEX "artworks_impressions" ON "artworks" USING btree ("impressions","id");--> statement-breakpoint
CREATE INDEX "artworks_heat" ON "artworks" USING btree ("heat","id","lowest_ask_gbp");--> statement-breakpoint
CREATE INDEX "artworks_medium" ON "artworks" USING btree ("medium","heat","id","lowest_ask_gbp");--> statement-breakpoint
CREATE INDEX "artworks_lowest_ask" ON "artworks" USING btree (coalesce("lowest_ask_gbp", 9007199254740991),"id","lowest_ask_gbp");--> statement-breakpoint
-- By the statement, not the row: catalogues are entered whole.
CREATE FUNCTION state_impressions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE artworks SET impressions = main.impressions
  FROM (
    SELECT DISTINCT ON (artwork_id) artwork_id, coalesce(edition_size, 0) AS impressions
    FROM added_editions WHERE name = 'Main' ORDER BY artwork_id, id
  ) AS main
  WHERE artworks.id = main.artwork_id AND artworks.impressions IS DISTINCT FROM main.impressions;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION restate_impressions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE artworks SET impressions = (
    SELECT coalesce(edition_size, 0) FROM editions
    WHERE artwork_id = artworks.id AND name = 'Main' ORDER BY id LIMIT 1
  )
  WHERE id IN (OLD.artwork_id, NEW.artwork_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER editions_added AFTER INSERT ON editions REFERENCING NEW TABLE AS added_editions
  FOR EACH STATEMENT EXECUTE FUNCTION state_impressions();--> statement-breakpoint
CREATE TRIGGER editions_changed AFTER UPDATE OF artwork_id, name, edition_size ON editions
  FOR EACH ROW EXECUTE FUNCTION restate_impressions();--> statement-breakpoint
CREATE TRIGGER editions_removed AFTER DELETE ON editions
  FOR EACH ROW EXECUTE FUNCTION restate_impressions();
